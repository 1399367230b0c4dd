export const SPEEDS = ["0.75", "1", "1.25", "1.5", "2"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Minutes, or to the end of the chapter. */
export const SLEEPS = ["off", "5", "15", "30", "chapter"] as const;
export type Sleep = (typeof SLEEPS)[number];

/** When listening is to end, epoch ms; null where no hour is set. */
export const sleepsAt = (sleep: Sleep, now: number): number | null =>
  sleep === "off" || sleep === "chapter" ? null : now + Number(sleep) * 60_000;

/** Some voices break off after a quarter of a minute: a longer verse is said in parts. */
const MAX_SAID = 180;

/** A verse in parts that end where a sentence or a clause does; joined again they are the verse. */
export function partsToSay(text: string): string[] {
  if (text.length <= MAX_SAID) return [text];
  const parts: string[] = [];
  for (const clause of text.match(/[^,.;:?!]*[,.;:?!]*[”’"')]*\s*/g) ?? [text]) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + clause.length <= MAX_SAID)
      parts[parts.length - 1] = last + clause;
    else if (clause !== "") parts.push(clause);
  }
  return parts;
}

type Voice = { lang: string; localService: boolean; default: boolean };

/** The voice for a language: the device's own before one that needs the network, the default before others. */
export function voiceFor<Known extends Voice>(voices: readonly Known[], language: string): Known | null {
  const speaks = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  const rank = (voice: Voice) => (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
  return speaks.sort((one, other) => rank(other) - rank(one))[0] ?? null;
}
