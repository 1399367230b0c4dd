import { conversationsToKeep } from "#app/features/chat/conversation/copy-store.server.ts";
import { keptGames, keptGamesReads } from "#app/features/games/kept/read.server.ts";
import { type NoteRow, notesSince } from "#app/features/marks/notes/copy-store.server.ts";
import { countMarks } from "#app/features/marks/saved/count-store.server.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import { type Card, deckPage } from "#app/features/memory/store.server.ts";
import { nameOf, pathOf } from "#app/features/memory/text.server.ts";
import type { KeptPet } from "#app/features/pet/kept/kept.ts";
import { petStateRead } from "#app/features/pet/page-read.server.ts";
import type { PetState } from "#app/features/pet/state/pet-state.ts";
import { dailyPage, planReads } from "#app/features/plans/read.server.ts";
import { type PetitionRow, petitionsOf } from "#app/features/prayers/petitions/store.server.ts";
import { rhythmIn } from "#app/features/rhythm/read.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import {
  type CopiedConversation,
  type CopiedPlan,
  type CopiesReply,
  MAX_CONVERSATIONS,
  MAX_MESSAGES,
  MAX_NOTES,
  MAX_VERSES,
  type NotesPlace,
  type NotesSince,
} from "./model/copies.ts";

/** What a member's device keeps to be read without a network: their own words and places, in one trip. */
export async function readCopies(ctx: MemberContext, since: NotesPlace): Promise<CopiesReply> {
  const { db, userId } = ctx;
  const most = { conversations: MAX_CONVERSATIONS, messages: MAX_MESSAGES };
  const [planRead, checkRead] = planReads(db, userId, null);
  const [profiles, talks, notes, petitions, plans, checks, petStates, cards, marks, ...games] =
    await db.batch([
      profileOf(db, userId),
      conversationsToKeep(db, userId, most),
      notesSince(db, userId, since, MAX_NOTES),
      petitionsOf(db, userId),
      planRead,
      checkRead,
      petStateRead(ctx, { place: "care", before: null }),
      deckPage(db, userId, { first: 0, last: 0 }, MAX_VERSES),
      countMarks(db, userId),
      ...keptGamesReads(ctx),
    ]);
  const profile = await ensureProfile(ctx, profiles[0]);
  const [[kept], [mine], [rhythm]] = games;
  const { plan } = dailyPage(ctx, { profile, settings: undefined }, { plans, checks }, null);
  return {
    at: ctx.now(),
    copies: {
      conversations: (talks as { found: string }[]).map(({ found }) => conversationIn(found)),
      prayers: (petitions as PetitionRow[])
        .filter(({ deletedAt, state }) => deletedAt === null && state === "open")
        .map(({ id, body, person, createdAt }) => ({ id, body, person, at: createdAt })),
      plan: plan && planToKeep(plan),
      pet: petIn(petStates[0]?.petState),
      deck: (cards as Card[]).map((card) => ({
        name: nameOf(card, card.translation),
        path: pathOf(card, card.translation),
      })),
      games: await keptGames(ctx, profile, {
        kept: kept?.found ?? "null",
        mine: mine?.found ?? "",
        rhythm: rhythmIn(rhythm),
      }),
      marks: marks[0]?.marks ?? 0,
    },
    notes: notesToKeep(notes, since),
  };
}

/** The next page of notes, where a member has many. */
export async function readNotes({ db, userId }: MemberContext, since: NotesPlace): Promise<NotesSince> {
  const [rows] = await db.batch([notesSince(db, userId, since, MAX_NOTES)]);
  return notesToKeep(rows, since);
}

function conversationIn(found: string): CopiedConversation {
  const conversation = JSON.parse(found) as CopiedConversation;
  // the newest were read, and are shown in the order in which they were said
  return { ...conversation, messages: conversation.messages.reverse() };
}

const planToKeep = ({
  id,
  title,
  heading,
  today,
}: NonNullable<ReturnType<typeof dailyPage>["plan"]>): CopiedPlan => ({
  id,
  title,
  heading,
  passages: today.map(({ name, path, read }) => ({ name, path, read })),
});

function petIn(petState: string | undefined): KeptPet | null {
  const { pet, wallet } = JSON.parse(petState ?? "{}") as Partial<PetState>;
  if (!pet) return null;
  const { id, petName: name, happiness, health, energy, settledAt, restingSince } = pet;
  return { id, name, happiness, health, energy, settledAt, restingSince, coins: wallet?.coins ?? 0 };
}

function notesToKeep(rows: readonly NoteRow[], since: NotesPlace): NotesSince {
  const last = rows.at(-1);
  return {
    notes: rows
      .filter(({ isGone }) => isGone === 0)
      .map(({ id, first, last: end, body, updatedAt }) => ({ id, first, last: end, body, updatedAt })),
    gone: rows.filter(({ isGone }) => isGone === 1).map(({ id }) => id),
    since: last ? { at: last.updatedAt, id: last.id } : since,
    more: rows.length === MAX_NOTES,
  };
}
