// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

namespace mazzo::app {

/// The style sheet of the shared web page: light and dark, for phones and wide screens, and for print.
inline constexpr const char* kPageStyle = R"css(
:root{color-scheme:light dark;--window:#f4f6f8;--panel:#fff;--raised:#eef1f5;--line:#d3dae2;--text:#17202b;--muted:#4f5b69;
--accent:#0a5cb8;--good:#0f6a3f;--caution:#7d4f00;--danger:#ad1f17;--unknown:#5f37c0;--ground:.16;
--t0:#0a5cb8;--t1:#0b6b66;--t2:#7d5a00;--t3:#9a2f6d;--t4:#4a6b0c;--t5:#6a3fb5}
@media (prefers-color-scheme:dark){:root{--window:#14171b;--panel:#1b1f25;--raised:#242a32;--line:#313843;--text:#e9edf2;
--muted:#a3adb9;--accent:#6cb2ff;--good:#5fd39a;--caution:#f0bd5b;--danger:#ff8a85;--unknown:#b9a3ff;--ground:.24;
--t0:#6cb2ff;--t1:#62c8c0;--t2:#dcb565;--t3:#e39bc4;--t4:#a9c96b;--t5:#c3a6f2}}
*{box-sizing:border-box}
body{margin:0;background:var(--window);color:var(--text);font:16px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;
overflow-wrap:anywhere}
main{max-width:1120px;margin:0 auto;padding:20px 16px 48px}
h1{font-size:1.9rem;line-height:1.15;margin:0 0 4px}
h2{font-size:1.15rem;margin:0 0 12px}
h3{font-size:.95rem;margin:0 0 8px}
p{margin:0 0 8px}
a{color:var(--accent)}
.hidden{position:absolute}
.dim{color:var(--muted)}
.head{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:flex-start;margin-bottom:16px}
.head div{flex:1 1 300px}
.badge{display:inline-block;border:1px solid;border-radius:999px;padding:3px 12px;font-weight:600;font-size:.95rem}
.legal,.passed{color:var(--good)}.illegal,.broken{color:var(--danger)}.unfinished,.advice{color:var(--caution)}
.unknown{color:var(--unknown)}
.note{border-left:3px solid var(--caution);background:var(--panel);padding:8px 12px;margin:0 0 16px}
.tags span{display:inline-block;background:var(--raised);border-radius:6px;padding:1px 8px;margin:0 4px 4px 0;font-size:.85rem}
section{background:var(--panel);border:1px solid var(--line);border-radius:12px;padding:16px;margin:0 0 16px}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(164px,1fr));gap:10px;list-style:none;margin:0;padding:0}
.card{position:relative;border:1px solid var(--line);border-radius:10px;background:var(--panel);overflow:hidden;
display:flex;flex-direction:column;break-inside:avoid}
.card .name{font-weight:650;font-size:.92rem;padding:8px 52px 6px 10px;line-height:1.2;hyphens:auto}
.card .copies{position:absolute;top:6px;right:8px;background:var(--raised);border:1px solid var(--line);border-radius:999px;
padding:0 6px;font-weight:700;font-size:.8rem;white-space:nowrap}
.art{display:block;width:100%;height:56px}
.art .ground{fill:var(--hue);fill-opacity:var(--ground)}
.art .scatter,.art .figure{fill:none;stroke:var(--hue)}
.art .scatter{stroke-opacity:.25;stroke-width:.7}.art .figure{stroke-width:1.4}
.k0{--hue:var(--t0)}.k1{--hue:var(--t1)}.k2{--hue:var(--t2)}.k3{--hue:var(--t3)}.k4{--hue:var(--t4)}.k5{--hue:var(--t5)}
.kx{--hue:var(--unknown)}
.card .kind{color:var(--muted);font-size:.8rem;padding:6px 10px 0}
.card .rule{font-size:.85rem;padding:4px 10px 0;white-space:pre-line}
.pills{padding:6px 10px 10px;margin-top:auto;display:flex;flex-wrap:wrap;gap:4px}
.pills span{background:var(--raised);border-radius:4px;padding:1px 6px;font-size:.76rem}
.pills .open{color:var(--unknown)}
.pills .mark{color:var(--caution);background:none;border:1px solid}
.lines{columns:2 260px;margin:0;padding:0;list-style:none}
.numbers{display:grid;grid-template-columns:repeat(auto-fit,minmax(130px,1fr));gap:10px;margin:0 0 16px}
.numbers div{background:var(--raised);border-radius:8px;padding:8px 12px}
.numbers dt{color:var(--muted);font-size:.8rem}.numbers dd{margin:0;font-size:1.25rem;font-weight:650}
.numbers dd small{font-size:.75rem;font-weight:400;color:var(--muted)}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(260px,1fr));gap:20px}
.curve{max-width:100%;height:auto}
.curve text{font-size:12px;fill:var(--text);text-anchor:middle}.curve .axis{fill:var(--muted)}
.bar{fill:var(--accent)}.open{fill:var(--unknown)}
.bars{list-style:none;margin:0;padding:0;font-size:.88rem}
.bars li{display:grid;grid-template-columns:minmax(80px,1fr) 2fr 2.5em;gap:8px;align-items:center;margin-bottom:4px}
.bars b{text-align:right}.lying{width:100%;height:10px}
.rules{list-style:none;margin:0;padding:0}
.rules li{display:grid;grid-template-columns:1.6em 1fr;padding:8px 0;border-top:1px solid var(--line)}
.rules li:first-child{border-top:0}
.rules .sign{font-weight:700}.rules .words b{color:var(--text)}
.clause{font:600 .78rem ui-monospace,monospace;color:var(--muted);white-space:nowrap}
summary{cursor:pointer;padding:6px 0}
.code{font:.8rem ui-monospace,monospace;background:var(--raised);border-radius:8px;padding:10px;display:block;user-select:all}
.qrs{display:flex;flex-wrap:wrap;gap:12px;margin-top:12px}
.qr{width:190px;max-width:100%;background:#fff;border-radius:8px;padding:6px}.qr svg{display:block;width:100%}
footer{color:var(--muted);font-size:.8rem}
@media (max-width:480px){main{padding:14px 10px 32px}section{padding:12px}.cards{grid-template-columns:repeat(2,1fr);gap:8px}
h1{font-size:1.5rem}.charts{grid-template-columns:1fr}}
@media print{:root{color-scheme:light;--window:#fff;--panel:#fff;--raised:#fff;--line:#bbb;--text:#000;--muted:#444;--accent:#333;
--good:#000;--caution:#000;--danger:#000;--unknown:#777}
body{font-size:10.5pt}main{max-width:none;padding:0}section{border:0;border-radius:0;padding:0 0 8pt;break-inside:auto}
h2{break-after:avoid}.cards{display:block;columns:3;column-gap:14pt}
.card{border:0;display:block;padding-left:2.4em}.card .copies{left:0;right:auto;top:0;border:0;padding:0}
.card .name{padding:0 0 2pt;font-weight:400}.art,.card .kind,.card .rule,.pills{display:none}
.charts,.rules li{break-inside:avoid}.qr{width:42mm}}
)css";

}  // namespace mazzo::app
