export const AUDIENCES = ["all", "members", "subscribers"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** In the reader's language. */
export type Announcement = { id: string; text: string; audience: Audience };

/** As it is stored. Times in epoch ms. */
export type StoredAnnouncement = {
  id: string;
  en: string;
  es: string;
  audience: Audience;
  startsAt: number;
  endsAt: number;
};

/** Terms or Privacy Policy that the reader has not accepted; from when they count, epoch ms. */
export type TermsVersion = { version: number; countsFrom: number };

/** Who reads: nobody signed in, a member, a subscriber. */
export type Reader = { signedIn: boolean; subscribed: boolean };

const IS_FOR: Record<Audience, (reader: Reader) => boolean> = {
  all: () => true,
  members: ({ signedIn }) => signedIn,
  subscribers: ({ subscribed }) => subscribed,
};

export const announcementsFor = (all: readonly Announcement[], reader: Reader): Announcement[] =>
  all.filter(({ audience }) => IS_FOR[audience](reader));

/** What runs now and was not dismissed on this device. */
export const runningAnnouncements = (
  stored: readonly StoredAnnouncement[],
  dismissed: readonly string[],
  { language, now }: { language: "en" | "es"; now: number },
): Announcement[] =>
  stored
    .filter(({ id, startsAt, endsAt }) => startsAt <= now && now < endsAt && !dismissed.includes(id))
    .map(({ id, audience, ...text }) => ({ id, audience, text: text[language] }));

export const DISMISSED_COOKIE = "dismissed";
const MAX_DISMISSED = 10;
const ID = /^announcement_[0-9A-HJKMNP-TV-Z]{26}$/;

export const dismissedIn = (cookie: string | null): string[] =>
  (cookie ?? "")
    .split(".")
    .filter((id) => ID.test(id))
    .slice(-MAX_DISMISSED);

/** Which were dismissed, one more among them; null for what is no announcement's id. */
export function dismiss(before: readonly string[], id: string): string | null {
  if (!ID.test(id)) return null;
  return [...before.filter((one) => one !== id), id].slice(-MAX_DISMISSED).join(".");
}

/** The last version that counts already and the last that will, of those that were not accepted. */
export const termsAsked = (
  unaccepted: readonly TermsVersion[],
  now: number,
): { due: TermsVersion | null; coming: TermsVersion | null } => ({
  due: unaccepted.findLast(({ countsFrom }) => countsFrom <= now) ?? null,
  coming: unaccepted.findLast(({ countsFrom }) => countsFrom > now) ?? null,
});
