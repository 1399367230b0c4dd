import fc from "fast-check";
import { expect, test } from "vitest";
import type { ConversationView, MessageView, RoomEvent } from "#party/protocol.ts";
import { type ChatEvent, type ChatState, chatState, writingOf } from "./chat-state.ts";

fc.configureGlobal({ seed: 16 });

const words = (text: string) => [{ kind: "text" as const, text }];

const message = (id: string, createdAt: number, change: Partial<MessageView> = {}): MessageView => ({
  id,
  conversationId: "conv_open",
  role: "user",
  parts: words(id),
  state: "kept",
  createdAt,
  requestId: null,
  version: 1,
  versions: 1,
  ...change,
});

const conversation = (id: string, lastMessageAt: number): ConversationView => ({
  id,
  title: id,
  category: "prayer",
  lastMessageAt,
  pinned: false,
  folderId: null,
});

const QUESTION = message("msg_question", 10);
const ANSWER = message("msg_answer", 20, { role: "assistant" });
const ASKED = { answerId: "ans_1", conversationId: "conv_open", questionId: QUESTION.id };

const open: ChatState = {
  conversationId: "conv_open",
  conversations: [conversation("conv_open", 10), conversation("conv_other", 5)],
  folders: [],
  older: null,
  messages: [QUESTION],
  pathRevision: 0,
  hasOlder: false,
  running: {},
  allowance: { day: "2026-11-20", used: 1, allowed: 8 },
};
const pageOf = ({ running: _running, ended: _ended, ...page }: ChatState) => page;

const started: RoomEvent = { name: "answer.started", ...ASKED };
const finished: RoomEvent = { name: "answer.finished", ...ASKED, outcome: "answered", message: ANSWER };
const failed: RoomEvent = { name: "answer.finished", ...ASKED, outcome: "failed", message: null };
const created: RoomEvent = { name: "message.created", message: QUESTION };
const grew = (text: string): ChatEvent => ({ name: "answer.grew", answerId: "ans_1", parts: words(text) });

const after = (state: ChatState, ...events: ChatEvent[]): ChatState => events.reduce(chatState, state);
const stateOf = (state: ChatState, id: string) => state.messages.find((one) => one.id === id)?.state;

test("an answer grows word by word and becomes a message", () => {
  const growing = after(open, started, grew("Grace"), grew(" and peace"));
  expect(writingOf(growing)).toEqual({ ...ASKED, parts: words("Grace and peace") });
  const done = after(growing, finished);
  expect(writingOf(done)).toBeNull();
  expect(done.messages).toEqual([QUESTION, ANSWER]);
});

test.each([
  ["failed", null, "unanswered"],
  ["interrupted", null, "unanswered"],
  ["stopped", null, "stopped"],
  ["stopped", { ...ANSWER, state: "stopped" as const }, "kept"],
  ["interrupted", { ...ANSWER, state: "interrupted" as const }, "kept"],
] as const)("an answer %s with %j leaves its question %s", (outcome, said, state) => {
  const ended = after(open, started, { name: "answer.finished", ...ASKED, outcome, message: said });
  expect(stateOf(ended, QUESTION.id)).toBe(state);
  expect(ended.messages).toHaveLength(said ? 2 : 1);
});

test("a question that is asked again is whole again", () => {
  const again: RoomEvent = { ...started, answerId: "ans_2" };
  const retried = after(open, started, failed, again);
  expect(stateOf(retried, QUESTION.id)).toBe("kept");
  expect(writingOf(retried)?.answerId).toBe("ans_2");
});

test("messages stand in the order in which they were made, whenever they come", () => {
  const [first, second, third] = [message("a", 1), message("b", 2), message("c", 2)];
  const events = [third, first, second].map((one): ChatEvent => ({ name: "message.created", message: one }));
  expect(after({ ...open, messages: [] }, ...events).messages).toEqual([first, second, third]);
});

test("words that come before the page knows the conversation are kept", () => {
  const early = after({ ...open, conversationId: null, messages: [] }, started, grew("Grace"));
  expect(writingOf(early)).toBeNull();
  const opened = after(early, { name: "conversation.opened", conversationId: "conv_open" }, created, started);
  expect(writingOf(opened)?.parts).toEqual(words("Grace"));
  expect(opened.messages).toEqual([QUESTION]);
});

test("opening the conversation that is open changes nothing; another one begins empty", () => {
  expect(after(open, { name: "conversation.opened", conversationId: "conv_open" })).toBe(open);
  expect(after(open, { name: "conversation.opened", conversationId: "conv_other" }).messages).toEqual([]);
});

const elsewhere = { ...ASKED, answerId: "ans_9", conversationId: "conv_other", questionId: "msg_x" };
test.each<[string, ChatEvent]>([
  ["a message", { name: "message.created", message: message("msg_x", 3, { conversationId: "conv_other" }) }],
  ["an answer's start", { name: "answer.started", ...elsewhere }],
  ["an answer's end", { name: "answer.finished", ...elsewhere, outcome: "answered", message: ANSWER }],
  ["an answer's failure", { name: "answer.finished", ...elsewhere, outcome: "failed", message: null }],
  ["words of an answer that is not known", { name: "answer.grew", answerId: "ans_9", parts: words("a") }],
  ["a deletion", { name: "conversation.deleted", conversationId: "conv_other" }],
])("%s of another conversation changes nothing that is shown of this one", (_name, event) => {
  const state = after(open, started, grew("Grace"));
  const next = after(state, event);
  expect(next.messages).toEqual(state.messages);
  expect(writingOf(next)).toEqual(writingOf(state));
});

test("C12: the list is newest first, each conversation once, and loses what is deleted", () => {
  const changed = after(open, { name: "conversation.changed", conversation: conversation("conv_other", 99) });
  expect(changed.conversations.map(({ id }) => id)).toEqual(["conv_other", "conv_open"]);
  const gone = after(changed, { name: "conversation.deleted", conversationId: "conv_other" });
  expect(gone.conversations.map(({ id }) => id)).toEqual(["conv_open"]);
});

test("P7: the allowance is what was told last", () => {
  const allowance = { day: "2026-11-20", used: 8, allowed: 8 };
  expect(after(open, { name: "allowance.changed", allowance }).allowance).toEqual(allowance);
});

test("what the room says is being written replaces what the page believed", () => {
  const believed = after(open, { name: "answer.started", ...ASKED, answerId: "ans_lost" });
  const answers = [{ ...ASKED, n: 3, parts: words("Grace and") }];
  const synced = after(believed, { name: "room.synced", answers }, grew(" peace"));
  expect(Object.keys(synced.running)).toEqual(["ans_1"]);
  expect(writingOf(synced)?.parts).toEqual(words("Grace and peace"));
  expect(writingOf(after(synced, { name: "room.synced", answers: [] }))).toBeNull();
});

const loaded = (
  page: ChatState,
  writing: string | null = null,
  change: { alone?: true } = {},
): ChatEvent => ({
  name: "page.loaded",
  page: pageOf(page),
  writing: writing === null ? null : { answerId: writing, questionId: QUESTION.id },
  ...change,
});

test("a page that was read before an event takes no message away and revives no answer", () => {
  const done = after(open, started, grew("Grace"), finished);
  const late = after(done, loaded(open, "ans_1"));
  expect(late.messages).toEqual([QUESTION, ANSWER]);
  expect(writingOf(late)).toBeNull();
});

test("a page that was read before an answer failed leaves the question marked and the count as it was told", () => {
  const allowance = { day: "2026-11-20", used: 0, allowed: 8 };
  const done = after(open, started, failed, { name: "allowance.changed", allowance });
  const late = after(done, loaded(open, "ans_1"));
  expect(stateOf(late, QUESTION.id)).toBe("unanswered");
  expect(late.allowance).toEqual(allowance);
});

test("a reply that comes after its answer has failed does not take the message from the count again", () => {
  const [taken, given] = [1, 0].map((used) => ({ day: "2026-11-20", used, allowed: 8 }));
  if (!taken || !given) throw new Error("two counts");
  const charged: ChatEvent = { name: "answer.charged", answerId: ASKED.answerId, allowance: taken };
  const refunded: ChatEvent = { name: "allowance.changed", allowance: given };
  expect(after(open, charged, started).allowance).toEqual(taken);
  // wherever between the room's words it falls
  for (const events of [
    [charged, started, failed, refunded],
    [started, charged, failed, refunded],
    [started, failed, charged, refunded],
    [started, failed, refunded, charged],
  ])
    expect(after(open, ...events).allowance).toEqual(given);
});

test("a page that tells of an answer shows it as being written, and keeps words that are here", () => {
  expect(writingOf(after(open, loaded(open, "ans_1")))).toEqual({ ...ASKED, parts: [] });
  const growing = after(open, started, grew("Grace"));
  expect(writingOf(after(growing, loaded(open, "ans_1")))?.parts).toEqual(words("Grace"));
});

const alone = (page: ChatState, writing: string | null = null): ChatEvent =>
  loaded(page, writing, { alone: true });

test("G19: without a line, a page that tells of no answer ends the one that is believed to run", () => {
  const growing = after(open, started, grew("Grace"));
  const answered = { ...open, messages: [QUESTION, ANSWER] };
  const ended = after(growing, alone(answered));
  expect(writingOf(ended)).toBeNull();
  expect(ended.messages).toEqual([QUESTION, ANSWER]);
  // with a line the room's word counts, and the page may be older
  expect(writingOf(after(growing, loaded(answered)))?.parts).toEqual(words("Grace"));
});

test("G19: without a line, an answer that the page still tells of goes on with the words that are here", () => {
  const growing = after(open, started, grew("Grace"));
  expect(writingOf(after(growing, alone(open, "ans_1")))?.parts).toEqual(words("Grace"));
  const replaced = after(growing, alone(open, "ans_2"));
  expect(Object.keys(replaced.running)).toEqual(["ans_2"]);
});

test("G19: without a line, an answer in another conversation is not touched", () => {
  const elsewhere: RoomEvent = { ...started, answerId: "ans_9", conversationId: "conv_other" };
  expect(Object.keys(after(open, elsewhere, alone(open)).running)).toEqual(["ans_9"]);
});

test("a page of another conversation brings its own messages alone", () => {
  const other = { ...open, conversationId: "conv_other", messages: [message("msg_x", 3)] };
  expect(after(open, loaded(other)).messages).toEqual(other.messages);
});

// ---- whatever the order

const anyMessage = fc.record({ n: fc.integer({ min: 1, max: 30 }), at: fc.integer({ min: 1, max: 9 }) });
const anyEvent: fc.Arbitrary<ChatEvent> = fc.oneof(
  fc.constantFrom<ChatEvent>(created, started, finished, failed, loaded(open), loaded(open, "ans_1")),
  fc.constantFrom<ChatEvent>(alone(open), alone(open, "ans_1")),
  fc.constant<ChatEvent>({ name: "conversation.opened", conversationId: "conv_other" }),
  fc.constant<ChatEvent>({ name: "conversation.deleted", conversationId: "conv_other" }),
  fc.constant<ChatEvent>({ name: "room.synced", answers: [{ ...ASKED, n: 2, parts: words("Grace") }] }),
  fc.constant<ChatEvent>({ name: "room.synced", answers: [] }),
  anyMessage.map(({ n, at }): ChatEvent => ({ name: "message.created", message: message(`msg_${n}`, at) })),
  anyMessage.map(
    ({ n, at }): ChatEvent => ({
      name: "conversation.changed",
      conversation: conversation(`conv_${n}`, at),
    }),
  ),
  fc.nat(8).map(
    (used): ChatEvent => ({
      name: "allowance.changed",
      allowance: { day: "2026-11-20", used, allowed: 8 },
    }),
  ),
);

test("told twice is told once, whatever was told before", () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 12 }), anyEvent, (before, event) => {
      const once = after(open, ...before, event);
      expect(after(once, event)).toEqual(once);
    }),
    { numRuns: 500 },
  );
});

test("no page and no event of this conversation takes a message away", () => {
  const here = anyEvent.filter(({ name }) => name !== "conversation.opened");
  fc.assert(
    fc.property(fc.array(here, { maxLength: 15 }), (events) => {
      const known = new Set<string>();
      events.reduce((state, event) => {
        for (const { id } of state.messages) known.add(id);
        const next = chatState(state, event);
        expect(new Set(next.messages.map(({ id }) => id)).isSupersetOf(known)).toBe(true);
        return next;
      }, open);
    }),
  );
});

test("the reply to a message may come before, between or after what the room tells", () => {
  const reply: ChatEvent[] = [
    { name: "conversation.opened", conversationId: "conv_open" },
    { name: "conversation.changed", conversation: conversation("conv_open", 10) },
    created,
    started,
  ];
  const ends = fc.constantFrom(finished, failed);
  fc.assert(
    fc.property(ends, fc.array(fc.nat(4), { minLength: 4, maxLength: 4 }), (end, places) => {
      const room: ChatEvent[] = [created, started, grew("Grace"), end];
      const unmixed = after({ ...open, messages: [] }, ...room);
      const slots = [...places].sort();
      const mixed = [...room, null].flatMap((event, slot) => [
        ...reply.filter((_, index) => slots[index] === slot),
        ...(event ? [event] : []),
      ]);
      const both = after({ ...open, messages: [] }, ...mixed);
      expect(both.messages).toEqual(unmixed.messages);
      expect(both.running).toEqual({});
    }),
  );
});

test("G2: a count of yesterday that is told again does not touch today's", () => {
  const today = { ...open, allowance: { day: "2026-11-21", used: 0, allowed: 8 } };
  const yesterday = { day: "2026-11-20", used: 8, allowed: 8 };
  expect(chatState(today, { name: "allowance.changed", allowance: yesterday })).toEqual(today);
});
