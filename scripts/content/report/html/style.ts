/** The look of the report: the reader's own face, light or dark as the reader's machine is. */
export const HTML_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 75rem; margin: 0 auto; padding: 1rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.9rem; }
th, td { border: 1px solid color-mix(in srgb, currentcolor 30%, transparent); padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; max-width: 24rem; overflow-wrap: break-word; }
thead th, th[scope=row] { background: color-mix(in srgb, currentcolor 8%, transparent); }
mark { background: #ffe08a; color: #1d1500; outline: 2px solid #9a5b00; padding: 0 0.15em; }
mark:empty::before { content: "(empty)"; }
p.error, p.warning { margin: 0.25rem 0; padding-inline-start: 0.75rem; border-inline-start: 0.3rem solid #9a5b00; max-width: 70ch; }
p.error { border-color: #b3261e; }
pre { overflow-x: auto; }
small { opacity: 0.8; }
@media print { main { max-width: none; padding: 0; } th, td { overflow-wrap: anywhere; } section { break-before: auto; } }
`;
