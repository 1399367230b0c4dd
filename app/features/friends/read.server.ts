import { newId } from "#app/core/id.ts";
import type { Language } from "#app/core/language.ts";
import { withoutTitle } from "#app/features/bible/chapter/psalm-title.ts";
import { formatReference } from "#app/features/bible/reference.ts";
import { readVerses, type Verse } from "#app/features/bible/service.server.ts";
import { ownTranslation } from "#app/features/bible/translations.ts";
import { readBeside } from "#app/features/community/members/join.server.ts";
import { communityMemberOf } from "#app/features/community/members/store.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { currentTimeZone, memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { friendPagePath } from "./link-address.ts";
import { THINGS, TOKEN_PATTERN, WORDS } from "./model/limits.ts";
import { VERSE_KEYS, verseOf } from "./model/verses.ts";
import type { AskedLine, FriendsPage, LinkPage, ReceivedLine, VerseChoice } from "./page.ts";
import { readShared } from "./shared/read.server.ts";
import {
  type EncouragementRow,
  encouragementsTo,
  friendSettingsOf,
  friendsOf,
  inviterOf,
  type LinkRow,
  linksOf,
  type RequestRow,
  requestsFrom,
  requestsTo,
} from "./store.server.ts";
import { visitsOf } from "./visit/store.server.ts";

/**
 * `/friends`: one trip to the shared database beside the frame's, then one to the members' own for what friends have
 * chosen to show.
 */
export async function readFriends<Framed extends { profile: Profile }>(
  ctx: MemberContext,
  framed: Promise<Framed>,
): Promise<{ frame: Framed; page: FriendsPage }> {
  const { community, userId } = ctx;
  const now = ctx.now();
  const read = async () => {
    const [[me], friends, asked, asking, links, [settings], received, visits] = await community.batch([
      communityMemberOf(community, userId),
      friendsOf(community, userId),
      requestsTo(community, userId),
      requestsFrom(community, userId),
      linksOf(community, userId, now),
      friendSettingsOf(community, userId),
      encouragementsTo(community, userId),
      visitsOf(community, userId),
    ]);
    return { me, friends, asked, asking, links, settings, received, visits };
  };
  const [{ frame, rows }, verses] = await Promise.all([readBeside(ctx, framed, read), readChoices(ctx)]);
  const today = memberDay(frame.profile, now);
  const choices = Object.fromEntries(
    THINGS.map((thing) => [thing, rows.settings?.[thing] === 1]),
  ) as FriendsPage["choices"];
  const page: FriendsPage = {
    me: { name: rows.me.name, handle: rows.me.handle },
    friends: await readShared(ctx, { friends: rows.friends, choices, today, visits: rows.visits }),
    asked: rows.asked.map(askedLine),
    asking: rows.asking.map(askedLine),
    links: rows.links.map(({ token, ...link }: LinkRow) => ({
      ...link,
      address: friendPagePath(ctx.origin, token),
    })),
    choices,
    offersDaniel: rows.me.ageBand === "18+",
    verses,
    received: rows.received.map((row: EncouragementRow) => receivedLine(row, verses, ctx.language)),
    formId: newId("form", now, ctx.random),
    now,
    timeZone: currentTimeZone(frame.profile, now),
  };
  return { frame, page };
}

const askedLine = ({ id, name, handle, word, at }: RequestRow): AskedLine => ({
  id,
  name,
  handle,
  at,
  word: WORDS.find((known) => known === word) ?? "none",
});

/** Without the Bible's database the verse is named, and has no words. */
function receivedLine(
  { verse, ...line }: EncouragementRow,
  verses: readonly VerseChoice[],
  language: Language,
): ReceivedLine {
  const found = verses.find(({ key }) => key === verse);
  const reference = verseOf(verse);
  const name = found?.reference ?? (reference ? formatReference(reference, language) : verse);
  return { ...line, reference: name, text: found?.text ?? "" };
}

/** The set in the Bible's own words. Without the Bible's database nothing can be sent, and the page stands. */
async function readChoices(ctx: MemberContext): Promise<VerseChoice[]> {
  const references = VERSE_KEYS.map(verseOf).filter((reference) => reference !== null);
  const found = await readVerses(ctx.bible, references, ownTranslation(ctx.translation, ctx.language)).catch(
    (): (Verse | null)[] => [],
  );
  return VERSE_KEYS.flatMap((key, at) => {
    const verse = found[at];
    return verse ? [{ key, reference: verse.reference, text: withoutTitle(verse) }] : [];
  });
}

/** Whose link it is; null for every link that leads nowhere. */
export async function readFriendLink<Framed extends { profile: Profile }>(
  ctx: MemberContext,
  framed: Promise<Framed>,
  token: string,
): Promise<{ frame: Framed; page: LinkPage }> {
  const { community, userId } = ctx;
  const read = async () => {
    const [[me], [inviter]] = await community.batch([
      communityMemberOf(community, userId),
      inviterOf(community, userId, TOKEN_PATTERN.test(token) ? token : "", ctx.now()),
    ]);
    return { me, inviter };
  };
  const { frame, rows } = await readBeside(ctx, framed, read);
  const { inviter } = rows;
  return {
    frame,
    page: {
      inviter: inviter
        ? {
            name: inviter.name,
            handle: inviter.handle,
            mine: inviter.mine === 1,
            isFriend: inviter.isFriend === 1,
          }
        : null,
    },
  };
}
