/** The hosted pages: a plain counter in the product's paper and ink, with the system's fonts. */
export const HOSTED_STYLE = `
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
  --red: light-dark(oklch(.48 .16 27), oklch(.80 .11 27));
  --red-wash: light-dark(oklch(.955 .025 27), oklch(.295 .045 27));
  --ring: light-dark(oklch(.55 .14 295), oklch(.80 .10 295));
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
.notice { margin: 0; padding: .75rem 1rem; background: var(--amber-wash); text-align: center; font-size: .9375rem; }
main { max-inline-size: 30rem; margin-inline: auto; padding: 1.5rem 1rem 4rem; }
h1, h2, .amount { font-family: "Iowan Old Style", "Palatino Linotype", Georgia, serif; line-height: 1.2; }
h1 { font-size: 1.5rem; margin: 0; }
h2 { font-size: 1.1875rem; margin: 0 0 .75rem; }
p { margin: .5rem 0; overflow-wrap: anywhere; }
.amount { font-size: 2.75rem; margin: .25rem 0 0; font-variant-numeric: tabular-nums; }
.quiet-text { color: var(--muted); font-size: .9375rem; }
.back { display: inline-flex; align-items: center; min-block-size: 2.75rem; gap: .5rem; text-decoration: none; }
a { color: var(--plum); overflow-wrap: anywhere; }
a, button, input, summary { border-radius: .625rem; }
:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; }
.card {
  margin-block-start: 1.5rem; padding: 1.25rem; border: 1px solid var(--hair); border-radius: 1rem;
  background: var(--raised);
}
.rows { margin: 0; display: grid; gap: .5rem; }
.rows > div { display: flex; justify-content: space-between; gap: 1rem; }
.rows dt { color: var(--muted); }
.rows dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; }
.rows .total { padding-block-start: .75rem; border-block-start: 1px solid var(--hair); font-weight: 600; }
.rows .total dt { color: inherit; }
form { display: grid; gap: 1rem; margin: 0; }
label { display: grid; gap: .25rem; font-weight: 600; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
input {
  min-inline-size: 0; inline-size: 100%; min-block-size: 2.875rem; padding: .5rem .875rem;
  font: inherit; font-weight: 400; border: 1px solid var(--line); background: var(--paper); color: var(--ink);
}
input[aria-invalid="true"] { border-color: var(--red); border-width: 2px; }
button, .button {
  display: inline-flex; justify-content: center; align-items: center; min-block-size: 2.875rem;
  padding: .5rem 1.25rem; border: 1px solid var(--plum); background: var(--plum); color: var(--on-plum);
  font: inherit; font-weight: 600; cursor: pointer; text-decoration: none; text-align: center;
}
button.quiet, .button.quiet { background: transparent; color: var(--plum); }
.buttons { display: grid; gap: .75rem; margin-block-start: 1rem; }
.alert { padding: .75rem 1rem; border-radius: .625rem; background: var(--red-wash); color: var(--red); font-weight: 600; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; font-size: .9375rem; }
th, td { text-align: start; padding: .5rem .75rem .5rem 0; border-block-end: 1px solid var(--hair); vertical-align: top; }
tbody tr:last-child > * { border-block-end: 0; }
th { color: var(--muted); font-weight: 600; }
.number { white-space: nowrap; font-variant-numeric: tabular-nums; }
.tag { display: inline-block; padding: .0625rem .625rem; border-radius: 99px; background: var(--amber-wash); font-size: .875rem; }
`;
