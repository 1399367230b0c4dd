import { shownOrder } from "#app/features/games/trivia/draw.ts";
import { pastDay } from "#app/features/member/time-zone.ts";
import { replayed } from "#app/features/memory/model/schedule.ts";
import { waitingIn } from "#app/outbox/waiting-list.ts";
import { shared } from "#tests/service/community/people.ts";
import { rows } from "#tests/service/members.ts";
import { statsOf, sumOf } from "#tests/service/pets.ts";
import type { Phone, Written } from "./acts.ts";
import type { Writer } from "./member.ts";
import type { Reached } from "./server.ts";

/** What an order has come to, once all that waits has been sent. */
export type Outcome = {
  writer: Writer;
  written: Written;
  phones: readonly Phone[];
  reached: readonly Reached[];
};
/** What is against a law, in words. */
type Faults = string[];

const DAY = 86_400_000;
const sorted = (list: readonly unknown[]): string => JSON.stringify([...list].map(String).sort());
const same = (what: string, found: readonly unknown[], wanted: readonly unknown[]): Faults =>
  sorted(found) === sorted(wanted) ? [] : [`${what}: ${sorted(found)} and not ${sorted(wanted)}`];

/** What stands on a device at the end: what was begun, and what was refused and keeps its words. */
function devices({ writer: { ctx }, written, phones }: Outcome): Faults {
  return phones.flatMap(({ name, kept }) => {
    const waiting = waitingIn([...kept], ctx.userId);
    const late = waiting
      .filter(({ state }) => state === "waiting")
      .map(({ kind }) => `${kind} waits on ${name}`);
    const draft = written.drafts.get(name);
    const begun = waiting.filter(({ kind }) => kind === "draft-message").map(({ text }) => text);
    return [...late, ...same(`draft on ${name}`, begun, draft ? [draft] : [])];
  });
}

async function messages({ writer: { ctx }, written }: Outcome): Promise<Faults> {
  const found = await rows<{ content: string }>(
    "SELECT content FROM chatbot_messages WHERE user_id = ? AND role = 'user' ORDER BY created_at, id",
    ctx.userId,
  );
  const texts = found.map(({ content }) => content);
  const byPhone = [...new Set(written.messages.map(({ phone }) => phone))].flatMap((phone) => {
    const mine = written.messages.filter((one) => one.phone === phone).map(({ text }) => text);
    const there = texts.filter((text) => mine.includes(text));
    return there.join() === mine.join() ? [] : [`messages of ${phone} in another order: ${there.join()}`];
  });
  return [
    ...same(
      "messages",
      texts,
      written.messages.map(({ text }) => text),
    ),
    ...byPhone,
  ];
}

/** 0056: every text is kept once; one that nobody has edited or deleted since is read. */
async function notes({ writer: { ctx }, written }: Outcome): Promise<Faults> {
  const kept = await rows<{ body: string }>("SELECT body FROM note_versions WHERE user_id = ?", ctx.userId);
  const now = await rows<{ body: string; version: string }>(
    "SELECT body, version FROM verse_notes WHERE user_id = ? AND deleted_at IS NULL",
    ctx.userId,
  );
  const edited = new Set(written.notes.map(({ base }) => base));
  const left = written.notes.filter(
    ({ version }) => !edited.has(version) && !written.deleted.includes(version),
  );
  const read = now.map(({ version }) => version);
  return [
    ...same(
      "texts of notes",
      kept.map(({ body }) => body),
      written.notes.map(({ body }) => body),
    ),
    ...left.filter(({ version }) => !read.includes(version)).map(({ body }) => `lost from sight: ${body}`),
    ...(new Set(read).size < read.length ? ["a note stands twice"] : []),
  ];
}

/** 0056: of a mark the later moment counts, on whichever device it was. */
async function marks({ writer: { ctx }, written }: Outcome): Promise<Faults> {
  const found = await rows<{ mark: string }>(
    `SELECT 'mark ' || verse || ' ' || value AS mark FROM verse_marks WHERE user_id = ?1
    UNION ALL SELECT 'save ' || first_verse || ' ' || value FROM saved_verses WHERE user_id = ?1`,
    ctx.userId,
  );
  const wanted = [...written.marks].map(([key, { value }]) => `${key} ${value}`);
  return same(
    "marks",
    found.map(({ mark }) => mark),
    wanted,
  );
}

/** A reading that was checked off and opened again is as the later press says. */
async function checks({ writer: { ctx }, written }: Outcome): Promise<Faults> {
  const found = await rows<{ item: string }>(
    "SELECT reading || ':' || place AS item FROM reading_plan_checks WHERE user_id = ? AND opened_at IS NULL",
    ctx.userId,
  );
  const wanted = [...written.checks].filter(([, { read }]) => read === "yes").map(([item]) => item);
  return same(
    "readings",
    found.map(({ item }) => item),
    wanted,
  );
}

/** D31: once a prayer and day of the member; after seven days no more. */
async function prayers({ writer: { ctx }, written, reached }: Outcome): Promise<Faults> {
  const arrived = (id: string, at: number) =>
    reached.find(({ fields, at: now }) => fields.id === id && now - Number(fields.ago) === at);
  const missing = written.prayers.filter(({ id, at }) => !arrived(id, at));
  const zone = { timeZone: "America/New_York", nextTimeZone: null, nextTimeZoneDay: null };
  const wanted = written.prayers
    .filter(({ id, at }) => (arrived(id, at)?.at ?? 0) - at <= 7 * DAY)
    .map(({ id, at }) => `${id} ${pastDay(zone, at)}`);
  const found = await rows<{ prayer: string }>(
    "SELECT petition_id || ' ' || day AS prayer FROM petition_prayers WHERE user_id = ?",
    ctx.userId,
  );
  return [
    ...missing.map(({ id }) => `a prayer of ${id} never came`),
    ...same(
      "prayers",
      found.map(({ prayer }) => prayer),
      [...new Set(wanted)],
    ),
  ];
}

/** 0059: every review once, and the schedule of all of them in the order in which they were. */
async function reviews({ writer: { ctx }, written }: Outcome): Promise<Faults> {
  const found = await rows<{ id: string; card: string; at: number; grade: 1 | 2 | 3 | 4 }>(
    "SELECT id, first_verse || '-' || last_verse AS card, at, grade FROM memory_reviews WHERE user_id = ?",
    ctx.userId,
  );
  const cards = await rows<{ card: string; due: number; reps: number; created: number }>(
    `SELECT first_verse || '-' || last_verse AS card, due, reps, created_at AS created FROM memory_cards
    WHERE user_id = ?`,
    ctx.userId,
  );
  const said = ({ id, card, at }: { id: string; card: string; at: number }) => `${id} ${card} ${at}`;
  const schedules = cards.flatMap(({ card, due, reps, created }) => {
    const of = found.filter((review) => review.card === card);
    const wanted = replayed(created, of);
    return due === wanted.due && reps === wanted.reps ? [] : [`${card} is due ${due} and not ${wanted.due}`];
  });
  return [...same("reviews", found.map(said), written.reviews.map(said)), ...schedules];
}

async function sessions({ writer: { ctx }, written }: Outcome): Promise<Faults> {
  const found = await rows<{ id: string }>("SELECT id FROM study_sessions WHERE user_id = ?", ctx.userId);
  return same(
    "times of study",
    found.map(({ id }) => id),
    written.sessions,
  );
}

/** 0082: of a place the first answer that was taken stands; what was not taken was refused. */
async function answers({ writer: { ctx }, written, reached }: Outcome): Promise<Faults> {
  const sent = reached.filter(({ path }) => path === "/trivia/kept");
  const never = written.answers.filter(
    ({ round, place, choice }) =>
      !sent.some(
        ({ fields }) =>
          fields.round === round && fields.place === String(place) && fields.choice === String(choice),
      ),
  );
  const taken = new Map<string, string>();
  for (const { fields, status } of sent) {
    const key = `${fields.round} ${fields.place}`;
    // options stand in the order of their round, and are kept as the question has them
    const option = shownOrder(fields.round ?? "", fields.item ?? "")[Number(fields.choice)];
    if (status === 200 && !taken.has(key)) taken.set(key, `${key} ${option}`);
  }
  const found = await rows<{ answer: string; correct: number }>(
    "SELECT round_id || ' ' || place || ' ' || choice AS answer, correct FROM game_answers WHERE user_id = ?",
    ctx.userId,
  );
  const paid = await rows(
    "SELECT 1 FROM wallet_ledger WHERE user_id = ? AND cause = 'trivia_correct'",
    ctx.userId,
  );
  const correct = found.filter((one) => one.correct === 1).length;
  return [
    ...never.map(({ round, place }) => `an answer of ${round} ${place} never came`),
    ...same(
      "answers",
      found.map(({ answer }) => answer),
      [...taken.values()],
    ),
    ...(paid.length > correct ? [`${paid.length} paid for ${correct} right answers`] : []),
  ];
}

/** 0086: done once and paid once, or told. */
async function cares({ writer: { ctx }, written, phones, reached }: Outcome): Promise<Faults> {
  const done = await rows<{ id: string; coins: number }>(
    `SELECT cause_id AS id, coins_spent AS coins FROM pet_activities
    WHERE user_id = ? AND activity_type IN ('feed', 'groom', 'play')`,
    ctx.userId,
  );
  const refused = phones.flatMap(({ kept }) =>
    (JSON.parse(kept.get(`draft:${ctx.userId}:pet:refused`) ?? "[]") as { requestId: string }[]).map(
      ({ requestId }) => requestId,
    ),
  );
  const ids = new Set(
    reached.filter(({ path }) => path === "/pet/kept").map(({ fields }) => fields.requestId ?? ""),
  );
  const spent = done.reduce((sum, { coins }) => sum + coins, 0);
  const paid = await rows<{ sum: number }>(
    `SELECT coalesce(-sum(amount), 0) AS sum FROM wallet_ledger
    WHERE user_id = ? AND cause IN ('pet_fed', 'pet_groomed')`,
    ctx.userId,
  );
  return [
    ...same("care", [...done.map(({ id }) => id), ...refused], [...ids]),
    ...(ids.size === written.cares ? [] : [`${ids.size} of ${written.cares} acts of care came`]),
    ...(paid[0]?.sum === spent ? [] : [`${paid[0]?.sum} coins paid for care of ${spent}`]),
  ];
}

/** Both are there, or refused and kept on its device: an evening ends after some hours. */
async function evenings({ writer: { ctx, evening }, written, phones }: Outcome): Promise<Faults> {
  const found = await shared<{ body: string }>(
    "SELECT body FROM evening_notes WHERE evening_id = ?",
    evening,
  );
  const kept = phones
    .flatMap((phone) => waitingIn([...phone.kept], ctx.userId))
    .filter(({ kind, state }) => kind === "evening" && state === "refused");
  return same(
    "evening",
    [...found.map(({ body }) => body), ...kept.map(({ text }) => text)],
    written.evenings,
  );
}

/** The balance is the sum of its lines, and no cause has two. */
async function wallet({ writer: { ctx } }: Outcome): Promise<Faults> {
  const twice = await rows<{ cause: string }>(
    `SELECT cause || ' ' || cause_id AS cause FROM wallet_ledger WHERE user_id = ? AND currency = 'faith_coins'
    GROUP BY cause, cause_id HAVING count(*) > 1`,
    ctx.userId,
  );
  const { faith_coins: coins } = await statsOf(ctx);
  const sum = await sumOf(ctx);
  return [
    ...twice.map(({ cause }) => `${cause} was paid twice`),
    ...(sum === coins && coins >= 0 ? [] : [`${coins} coins of ${sum}`]),
  ];
}

const LAWS = [messages, notes, marks, checks, prayers, reviews, sessions, answers, cares, evenings, wallet];

export async function broken(outcome: Outcome): Promise<Faults> {
  const found: Faults = devices(outcome);
  for (const law of LAWS) found.push(...(await law(outcome)));
  return found;
}
