// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QtEndian>

namespace mazzo::tests {

/// An entry of a zip file, whatever its name and kind: for archives that no sane program writes.
struct ZipEntry {
    QByteArray path;
    QByteArray content;
    quint32 mode = 0100644;  ///< as stat has it; 0120777 is a symbolic link
    bool isUtf8 = true;      ///< as the flags of the entry say
    quint16 method = 0;      ///< 0: stored; 8: `content` is a raw deflate stream
    quint32 unpacked = 0;    ///< with method 8: the size it claims
    quint32 checksum = 0;    ///< with method 8: the checksum it claims
};

inline quint32 crc32Of(const QByteArray& bytes)
{
    quint32 crc = 0xFFFFFFFFU;
    for (const char byte : bytes) {
        crc ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1U) ^ ((crc & 1U) != 0U ? 0xEDB88320U : 0U);
    }
    return ~crc;
}

/// The bytes of a zip file with these entries.
inline QByteArray zipBytes(const QList<ZipEntry>& entries)
{
    QByteArray file;
    QByteArray directory;
    const auto put16 = [](QByteArray& to, quint32 value) {
        to.append(static_cast<char>(value & 0xFFU)).append(static_cast<char>((value >> 8U) & 0xFFU));
    };
    const auto put32 = [&put16](QByteArray& to, quint32 value) {
        put16(to, value & 0xFFFFU);
        put16(to, value >> 16U);
    };
    for (const ZipEntry& entry : entries) {
        const auto offset = static_cast<quint32>(file.size());
        const bool isStored = entry.method == 0;
        QByteArray common;
        put16(common, 20);
        put16(common, entry.isUtf8 ? 0x0800 : 0);
        put16(common, entry.method);
        put32(common, 0x00210000);  // 1980-01-01
        put32(common, isStored ? crc32Of(entry.content) : entry.checksum);
        put32(common, static_cast<quint32>(entry.content.size()));
        put32(common, isStored ? static_cast<quint32>(entry.content.size()) : entry.unpacked);
        put16(common, static_cast<quint32>(entry.path.size()));
        put16(common, 0);
        file += "PK\x03\x04" + common + entry.path + entry.content;
        directory += "PK\x01\x02";
        put16(directory, 0x0314);  // made on Unix, so that the mode counts
        directory += common;
        put16(directory, 0);
        put16(directory, 0);
        put16(directory, 0);
        put32(directory, entry.mode << 16U);
        put32(directory, offset);
        directory += entry.path;
    }
    const auto start = static_cast<quint32>(file.size());
    file += directory + "PK\x05\x06";
    put32(file, 0);
    put16(file, static_cast<quint32>(entries.size()));
    put16(file, static_cast<quint32>(entries.size()));
    put32(file, static_cast<quint32>(directory.size()));
    put32(file, start);
    put16(file, 0);
    return file;
}

}  // namespace mazzo::tests
