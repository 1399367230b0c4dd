import type { ClientActionFunctionArgs } from "@remix-run/react";
import { readWaiting, withWaiting } from "#app/features/chat/outbox/outbox.ts";
import { giveAnswer } from "#app/features/games/kept/answers-outbox.tsx";
import { answerOf, givenIn, type KeptRound, placeIn } from "#app/features/games/kept/kept.ts";
import { noteOutbox } from "#app/features/groups/evening/state/note-outbox.tsx";
import { type MarksAct, NO_MARKS, withActs } from "#app/features/marks/model/act.ts";
import type { ChapterMarks } from "#app/features/marks/model/reply.ts";
import { readMarks } from "#app/features/marks/read.server.ts";
import { sendAct, unanswered } from "#app/features/marks/state/send-acts.tsx";
import { sendReview } from "#app/features/memory/state/outbox.tsx";
import { FIRST_NOTE } from "#app/features/offline/model/copies.ts";
import { readCopies } from "#app/features/offline/read.server.ts";
import { giveCare } from "#app/features/pet/kept/care-outbox.tsx";
import type { KeptPet } from "#app/features/pet/kept/kept.ts";
import { sendPlanForm } from "#app/features/plans/state/send-checks.tsx";
import { sendPrayer } from "#app/features/prayers/session/send-prayers.tsx";
import { endSession } from "#app/features/study/session/send-session.tsx";
import type { Device } from "./device.ts";
import type { Writer } from "./member.ts";

export const CHAPTER = 43_003;
const TEXT = { first: 43_003_016, last: 43_003_016, translation: "KJV" };

/** A device with what its pages have read of the server. */
export type Phone = Device & { marks: ChapterMarks; pet: KeptPet | null; daily: KeptRound | null };

/** All that was written, as its writer remembers it. */
export class Written {
  readonly messages: { phone: string; text: string }[] = [];
  readonly notes: { version: string; base: string; body: string }[] = [];
  readonly deleted: string[] = [];
  readonly marks = new Map<string, { value: string; at: number }>();
  readonly checks = new Map<string, { read: string; at: number }>();
  readonly prayers: { id: string; at: number }[] = [];
  readonly reviews: { id: string; card: string; at: number }[] = [];
  readonly sessions: string[] = [];
  readonly answers: { round: string; place: number; choice: number }[] = [];
  readonly evenings: string[] = [];
  readonly drafts = new Map<string, string>();
  cares = 0;
}

type Draw = <One>(from: readonly One[]) => One;
export type Acting = {
  writer: Writer;
  written: Written;
  phone: Phone;
  draw: Draw;
  act: (path: string, body: FormData) => Promise<Response>;
};

/** Reads what its pages read while there is a network. */
export async function look({ writer: { ctx }, phone }: Acting): Promise<void> {
  const marks = await readMarks(ctx, new URLSearchParams({ chapter: String(CHAPTER) }));
  const { copies } = await readCopies(ctx, FIRST_NOTE);
  Object.assign(phone, { marks: marks ?? NO_MARKS, pet: copies.pet, daily: copies.games.daily });
}

const remembersLater = <State extends { at: number }>(of: Map<string, State>, key: string, state: State) => {
  const before = of.get(key);
  if (!before || state.at >= before.at) of.set(key, state);
};

function message({ writer, written, phone }: Acting): void {
  const key = `draft:${writer.ctx.userId}:outbox`;
  const text = `Message ${written.messages.length} of ${phone.name}`;
  const one = { requestId: crypto.randomUUID(), conversationId: null, text, category: "prayer" as const };
  localStorage.setItem(key, JSON.stringify(withWaiting(readWaiting(localStorage.getItem(key)), one)));
  written.messages.push({ phone: phone.name, text });
}

/** Notes as the page paints them: what the server has, with what waits. */
const painted = (phone: Phone) => withActs(CHAPTER, phone.marks, unanswered().waiting).notes;

async function note({ written, phone, draw }: Acting): Promise<void> {
  const before = draw([null, null, ...painted(phone)]);
  const body = `Note ${written.notes.length} of ${phone.name}`;
  const noteId = before?.id ?? `note-${crypto.randomUUID()}`;
  const base = before?.version ?? "";
  const reply = await sendAct({ intent: "note", ...TEXT, noteId, base, body });
  // told at once that it was too much at a time: its words stay in the editor
  if (reply.ok) written.notes.push({ version: reply.requestId, base, body });
}

async function unnote({ written, phone, draw }: Acting): Promise<void> {
  const found = draw([null, ...painted(phone)]);
  if (!found) return;
  written.deleted.push(found.version);
  await sendAct({ intent: "note.delete", noteId: found.id, base: found.version });
}

async function mark({ written, draw }: Acting): Promise<void> {
  const verse = draw([43_003_014, 43_003_015, 43_003_017]);
  const place = { first: verse, last: verse };
  const act: MarksAct = draw([
    { intent: "mark", ...place, kind: "highlight", tag: "", value: draw(["yellow", "green", "blue", ""]) },
    { intent: "save", ...place, translation: "KJV", value: draw(["on", ""]) },
  ]);
  const at = Date.now();
  const reply = await sendAct(act);
  if (reply.ok) remembersLater(written.marks, `${act.intent} ${verse}`, { value: act.value, at });
}

/** By the page's own `clientAction`: at once where it can be, else by the outbox. */
async function check({ writer, written, draw, act }: Acting): Promise<void> {
  const [items, read] = [draw(["0:0", "0:1", "1:0"]), draw(["yes", "yes", "no"])];
  const body = new FormData();
  const fields = { intent: "check", plan: writer.plan, items, read };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  remembersLater(written.checks, items, { read, at: Date.now() });
  const request = new Request("http://localhost/daily-plan", { method: "POST", body });
  const serverAction = async () => {
    const answer = await act("/daily-plan.data", body);
    if (answer.status === 429 || answer.status >= 500) throw new Error("no answer");
    return answer.json();
  };
  await sendPlanForm({ request, serverAction } as unknown as ClientActionFunctionArgs);
}

function pray({ writer, written, draw }: Acting): void {
  const id = draw(writer.petitions);
  written.prayers.push({ id, at: Date.now() });
  sendPrayer(id);
}

async function review({ writer, written, draw }: Acting): Promise<void> {
  const [id, card, at] = [crypto.randomUUID(), draw(writer.cards), Date.now()];
  written.reviews.push({ id, card, at });
  const answer = [draw(["For God so loved the world", "something else"])];
  const how = { exercise: "typing" as const, round: 0, hints: 0, ms: 30_000, pasted: null };
  await sendReview(writer.ctx.userId, { requestId: id, card, ...how, answer, at });
}

function study({ written, draw }: Acting): void {
  const id = crypto.randomUUID();
  written.sessions.push(id);
  const at = Date.now();
  const chapters = { [CHAPTER]: draw([30_000, 100_000, 240_000]) };
  endSession({ id, startedAt: at - 300_000, lastAt: at, chapters }, CHAPTER, "");
}

function answer({ writer, written, phone: { daily }, draw }: Acting): void {
  if (!daily) return;
  const { userId } = writer.ctx;
  const place = placeIn(daily, givenIn(localStorage.getItem(`draft:${userId}:trivia:sent`)));
  if (place >= daily.questions.length) return;
  const choice = draw([0, 1, 2, 3]);
  written.answers.push({ round: daily.id, place, choice });
  giveAnswer(userId, answerOf(daily, place, choice));
}

function care({ writer, written, phone: { pet }, draw }: Acting): void {
  if (!pet) return;
  written.cares++;
  giveCare(writer.ctx.userId, pet, draw(["feed", "groom", "play"]), "Care");
}

async function eveningNote({ writer, written, phone }: Acting): Promise<void> {
  const body = `Evening ${written.evenings.length} of ${phone.name}`;
  written.evenings.push(body);
  const outbox = noteOutbox(writer.evening, "member");
  outbox.add({ requestId: crypto.randomUUID(), page: 1, body, language: "en", shared: true });
  await outbox.send();
}

function draft({ writer, written, phone }: Acting): void {
  const text = `Begun at ${Date.now()} on ${phone.name}`;
  localStorage.setItem(`draft:${writer.ctx.userId}:new`, text);
  written.drafts.set(phone.name, text);
}

/** Every kind of write that a device's outbox can hold (decision 0076). */
export const ACTS: readonly ((acting: Acting) => void | Promise<void>)[] = [
  ...[message, note, note, unnote, mark, mark, check, check, pray],
  ...[review, study, answer, answer, care, care, eveningNote, draft],
];
