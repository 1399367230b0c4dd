/** First match wins: several browsers carry the names of others. */
const BROWSERS: [name: string, version: RegExp][] = [
  ["Edge", /Edg\/(\d+)/],
  ["Firefox", /Firefox\/(\d+)/],
  ["Chrome", /Chrome\/(\d+)/],
  ["Safari", /Version\/(\d+).*Safari/],
];

const DEVICES: [name: string, mark: RegExp][] = [
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Android", /Android/],
  ["Macintosh", /Macintosh/],
  ["Windows", /Windows/],
  ["Linux", /Linux/],
];

/** Device and browser as Clerk gives them with a session. */
export function browserNamed(userAgent: string) {
  const browser = BROWSERS.find(([, version]) => version.test(userAgent));
  return {
    device_type: DEVICES.find(([, mark]) => mark.test(userAgent))?.[0] ?? null,
    browser_name: browser?.[0] ?? null,
    browser_version: browser ? (browser[1].exec(userAgent)?.[1] ?? null) : null,
    is_mobile: /Mobile|iPhone|Android/.test(userAgent),
  };
}
