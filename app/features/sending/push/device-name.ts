const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ["Koinonia", /\bKoinoniaShell\//],
  ["Edge", /\bEdgA?\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Opera", /\bOPR\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Headless)?(Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
];

const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

const found = (names: typeof BROWSERS, agent: string): string | undefined =>
  names.find(([, sign]) => sign.test(agent))?.[0];

/** As a person would know it again, out of what the browser calls itself: `Chrome, Android`. */
export const deviceName = (agent: string): string =>
  [found(BROWSERS, agent.slice(0, 500)), found(SYSTEMS, agent.slice(0, 500))].filter(Boolean).join(", ");
