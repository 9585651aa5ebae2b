// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/program.h"

#include <array>

namespace mazzo::goldfish::zombinion {

namespace {

struct Program {
    std::array<Instruction, 4> instructions{};
    std::size_t size = 0;
};

template <class... Instructions>
constexpr Program program(Instructions... instructions)
{
    return {{instructions...}, sizeof...(instructions)};
}

constexpr Instruction cards(std::int8_t amount) { return {Op::Cards, amount}; }
constexpr Instruction actions(std::int8_t amount) { return {Op::Actions, amount}; }
constexpr Instruction buys(std::int8_t amount) { return {Op::Buys, amount}; }
constexpr Instruction colpi(std::int8_t amount) { return {Op::Colpi, amount}; }
constexpr Instruction special(Op op) { return {op, 0}; }

constexpr std::array<Program, at(Kind::FirstOther)> allPrograms()
{
    std::array<Program, at(Kind::FirstOther)> all{};
    const auto set = [&all](Kind kind, Program text) { all[at(kind)] = text; };
    set(Kind::Aiutarsi, program(actions(2), buys(1), colpi(2)));
    set(Kind::Barricata, program(cards(2)));
    set(Kind::Copertura, program(cards(1), actions(1), buys(1), colpi(1)));
    set(Kind::Coraggio, program(cards(2), actions(1)));
    set(Kind::Deposito, program(special(Op::TrashItself), special(Op::GainDeposito)));
    set(Kind::Esca, program(actions(1), special(Op::DiscardAndDraw)));
    set(Kind::FucileAPompa, program(buys(1), colpi(2)));
    set(Kind::FugaRapida, program(special(Op::ProiettiliOnDeck), special(Op::OthersTopVictory)));
    set(Kind::Furbizia, program(cards(3)));
    set(Kind::Ispezione, program(special(Op::OthersLoseMirare), special(Op::StealTrashed)));
    set(Kind::Maverick, program(cards(1), actions(2)));
    set(Kind::Molotov, program(cards(4), buys(1), special(Op::OthersDraw)));
    set(Kind::Munizioni, program(special(Op::GainMunizioni)));
    set(Kind::Nascondiglio, program(special(Op::DrawToSeven)));
    set(Kind::PianoSuperiore, program(colpi(2), special(Op::OthersDiscardDown)));
    set(Kind::ProiettiliEsplosivi, program(special(Op::ExplodePallottola)));
    set(Kind::Radio, program(special(Op::RevealAndLeave)));
    set(Kind::Raggrupparsi, program(colpi(2), special(Op::MayFlip)));
    set(Kind::Ricarica, program(special(Op::ReloadMirare)));
    set(Kind::Ricognizione, program(cards(1), actions(1), special(Op::InspectTops)));
    set(Kind::Rifornimento, program(special(Op::TrashAndGain)));
    set(Kind::Sacrificio, program(special(Op::TrashSome)));
    set(Kind::SciameDiZombi, program(cards(2), special(Op::OthersInfezione)));
    set(Kind::Tattica, program(special(Op::PlayTwice)));
    set(Kind::TuttoXTutto, program(special(Op::DigMirare)));
    return all;
}

constexpr std::array<Program, at(Kind::FirstOther)> kPrograms = allPrograms();

}  // namespace

std::span<const Instruction> programOf(Kind kind)
{
    if (kind >= Kind::FirstOther) return {};
    const Program& program = kPrograms[at(kind)];
    return {program.instructions.data(), program.size};
}

}  // namespace mazzo::goldfish::zombinion
