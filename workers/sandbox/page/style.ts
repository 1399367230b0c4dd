/** The sandbox page's style: the product's paper and ink, with the system's fonts. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(.985 .012 85), oklch(.200 .018 60));
  --raised: light-dark(oklch(.998 .003 85), oklch(.272 .019 52));
  --ink: light-dark(oklch(.26 .03 60), oklch(.95 .015 85));
  --muted: light-dark(oklch(.47 .03 65), oklch(.76 .02 80));
  --hair: light-dark(oklch(.895 .020 80), oklch(.325 .019 56));
  --line: light-dark(oklch(.62 .03 75), oklch(.56 .02 70));
  --plum: light-dark(oklch(.44 .12 295), oklch(.80 .09 295));
  --on-plum: light-dark(oklch(.985 .012 85), oklch(.23 .05 295));
  --amber-wash: light-dark(oklch(.955 .042 86), oklch(.292 .036 62));
  --ring: light-dark(oklch(.55 .14 295), oklch(.80 .10 295));
}
* { box-sizing: border-box; }
body {
  margin: 0; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif;
}
main { max-inline-size: 52rem; margin-inline: auto; }
h1, h2, h3 { font-family: "Iowan Old Style", "Palatino Linotype", Georgia, serif; line-height: 1.2; }
h1 { font-size: 2.25rem; margin: 0; }
h2 { font-size: 1.375rem; margin: 0 0 .75rem; }
h3 { font-size: 1.125rem; margin: 1.5rem 0 .75rem; }
p { margin: .5rem 0; max-inline-size: 65ch; }
section { margin-block-start: 2.5rem; }
a { color: var(--plum); overflow-wrap: anywhere; }
a, button { border-radius: .375rem; }
a:focus-visible, button:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; }
.note { padding: .875rem 1.125rem; border-radius: 1rem; background: var(--amber-wash); }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem; margin-block-start: 1rem; }
.buttons form { margin: 0; }
button {
  min-block-size: 2.75rem; padding: .5rem 1.25rem; border: 1px solid var(--plum); cursor: pointer;
  background: var(--plum); color: var(--on-plum); font: inherit; font-weight: 600;
}
button.quiet { background: transparent; color: var(--plum); }
.letters { list-style: none; margin: 0; padding: 0; display: grid; gap: .875rem; }
.letters > li {
  padding: 1rem 1.25rem; border: 1px solid var(--hair); border-radius: 1rem; background: var(--raised);
}
.who { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; margin: 0; max-inline-size: none; }
.who strong { overflow-wrap: anywhere; }
.kind, time, .quiet-text { color: var(--muted); font-size: .9375rem; }
.code { font: 600 2.25rem/1.2 ui-monospace, monospace; letter-spacing: .12em; margin: .25rem 0; }
.words { white-space: pre-wrap; overflow-wrap: anywhere; }
textarea {
  inline-size: 100%; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .375rem;
  background: var(--raised); color: var(--ink); font: inherit;
}
textarea:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { text-align: start; padding: .5rem .75rem .5rem 0; border-block-end: 1px solid var(--hair); }
td time { white-space: nowrap; }
th { font-size: .875rem; color: var(--muted); font-weight: 600; }
code { font-family: ui-monospace, monospace; }
`;
