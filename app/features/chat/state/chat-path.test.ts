import fc from "fast-check";
import { expect, test } from "vitest";
import type { MessageView, Path, RoomEvent } from "#party/protocol.ts";
import { isBehind, isSettled, questionBefore, shownMessages } from "./chat-path.ts";
import { type ChatEvent, type ChatState, chatState, writingOf } from "./chat-state.ts";

fc.configureGlobal({ seed: 26 });

const CONVERSATION = "conv_open";
const message = (id: string, role: MessageView["role"], createdAt: number): MessageView => ({
  id,
  conversationId: CONVERSATION,
  role,
  parts: [{ kind: "text", text: id }],
  state: "kept",
  createdAt,
  requestId: null,
  version: 1,
  versions: 1,
});

type Node = MessageView & { parent: string; chosen: boolean };
type Published = { event: RoomEvent; page: ChatState };

/** The server in small: the tree, the events that it publishes, and the page as it would be read after each. */
function server() {
  const tree: Node[] = [];
  const greeting = message("msg_greeting", "assistant", 0);
  const published: Published[] = [];
  let pathRevision = 0;
  let clock = 0;
  const path = (): Node[] => {
    const found: Node[] = [];
    for (let at = CONVERSATION; ; ) {
      const next = tree.find(({ parent, chosen }) => chosen && parent === at);
      if (!next) return found;
      found.push(next);
      at = next.id;
    }
  };
  const page = (): ChatState => ({
    conversationId: CONVERSATION,
    conversations: [],
    folders: [],
    older: null,
    messages: [greeting, ...path()].map(({ ...one }) => one),
    pathRevision,
    hasOlder: false,
    running: {},
    allowance: { day: "2026-11-20", used: 0, allowed: null },
  });
  const publish = (event: RoomEvent) => published.push({ event, page: page() });
  const choose = (chosen: Node) => {
    for (const one of tree) if (one.parent === chosen.parent) one.chosen = one === chosen;
  };
  const add = (role: MessageView["role"], parent: string): { added: Node; at: Path } => {
    const versions = tree.filter((one) => one.parent === parent);
    const count = versions.length + 1;
    const added = { ...message(`msg_${++clock}`, role, clock), parent, chosen: true, version: count };
    tree.push(added);
    choose(added);
    for (const one of tree) if (one.parent === parent) one.versions = count;
    if (count > 1) pathRevision++;
    return { added, at: { pathRevision: pathRevision, after: parent === CONVERSATION ? null : parent } };
  };
  const answer = (questionId: string) => {
    const asked = { answerId: `ans_${clock}`, conversationId: CONVERSATION, questionId };
    publish({ name: "answer.started", ...asked });
    const { added, at } = add("assistant", questionId);
    publish({ name: "answer.finished", ...asked, outcome: "answered", message: { ...added }, path: at });
  };
  const ask = (parent: string) => {
    const { added, at } = add("user", parent);
    publish({ name: "message.created", message: { ...added }, path: at });
    answer(added.id);
  };
  return {
    published,
    page,
    path,
    send: () => ask(path().at(-1)?.id ?? CONVERSATION),
    again: (pick: number) => {
      const questions = path().filter(({ role }) => role === "user");
      const one = questions[pick % questions.length];
      if (one) answer(one.id);
    },
    edit: (pick: number) => {
      const questions = path().filter(({ role }) => role === "user");
      const one = questions[pick % questions.length];
      if (one) ask(one.parent);
    },
    step: (pick: number) => {
      const turned = path().filter(({ versions }) => versions > 1);
      const one = turned[pick % Math.max(1, turned.length)];
      const other = tree.find(
        ({ parent, version }) => parent === one?.parent && version === (pick % one.versions) + 1,
      );
      if (!other || other.chosen) return;
      choose(other);
      pathRevision++;
      publish({ name: "conversation.branch_changed", conversationId: CONVERSATION, pathRevision });
    },
  };
}

const loaded = (page: ChatState): ChatEvent => {
  const { running: _running, ended: _ended, ...rest } = page;
  return { name: "page.loaded", page: rest, writing: null };
};

const actions = fc.array(
  fc.record({ action: fc.constantFrom("send", "again", "edit", "step"), pick: fc.nat(12) }),
  {
    minLength: 1,
    maxLength: 12,
  },
);
/** What happens in a tab with each event: it arrives twice, a page read before it comes late, or the tab is away. */
const fates = fc.array(fc.constantFrom("once", "twice", "old page", "away"), {
  minLength: 40,
  maxLength: 40,
});

/** A tab comes back: the room tells what is being written, and the page is read again. */
function back(state: ChatState, last: Published | undefined, first: ChatState): ChatState {
  const answers = last?.event.name === "answer.started" ? [{ ...last.event, n: 0, parts: [] }] : [];
  return chatState(chatState(state, { name: "room.synced", answers }), loaded(last?.page ?? first));
}

test("two tabs, whatever is asked, edited and stepped through, and whatever comes late: both show the same path", () => {
  fc.assert(
    fc.property(actions, fates, fates, (list, ...tabs) => {
      const model = server();
      const before = model.page();
      model.send();
      for (const { action, pick } of list) model[action as "again"](pick);
      for (const fate of tabs) {
        let state = before;
        let away = false;
        model.published.forEach(({ event, page }, index) => {
          const how = fate[index % fate.length];
          if (how === "away") {
            away = true;
            return;
          }
          const last = model.published[index - 1];
          if (away) state = back(state, last, before);
          away = false;
          const behind = isBehind(state, event);
          state = chatState(state, event);
          if (how === "twice") state = chatState(state, event);
          // what was read before the event comes after it
          if (how === "old page") state = chatState(state, loaded(last?.page ?? before));
          if (behind) state = chatState(state, loaded(page));
          const ids = state.messages.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
        });
        if (away) state = back(state, model.published.at(-1), before);
        expect(state.messages.map(({ id }) => id)).toEqual(model.page().messages.map(({ id }) => id));
        expect(state.pathRevision).toBe(model.page().pathRevision);
        expect(writingOf(state)).toBeNull();
      }
    }),
    { numRuns: 400 },
  );
});

test("while another answer is written, what followed the first is put aside; should nothing come it is there again", () => {
  const model = server();
  model.send();
  model.send();
  const page = model.page();
  const question = page.messages[1]?.id ?? "";
  const asked = { answerId: "ans_x", conversationId: CONVERSATION, questionId: question };
  const writing = chatState(page, { name: "answer.started", ...asked });
  const view = shownMessages(writing, { again: null, edited: null }, writingOf(writing));
  expect(view.messages.map(({ id }) => id)).toEqual(["msg_greeting", question]);
  expect(view.streaming?.answerId).toBe("ans_x");
  const failed = chatState(writing, {
    name: "answer.finished",
    ...asked,
    outcome: "failed",
    message: null,
  });
  expect(failed.messages).toEqual(page.messages);
});

test("a question that is being said differently stands in the place of the first until it is taken", () => {
  const model = server();
  model.send();
  const page = model.page();
  const edited = { id: page.messages[1]?.id ?? "", text: "In other words", requestId: "r" };
  const view = shownMessages(page, { again: null, edited }, null);
  expect(view.messages.map(({ id }) => id)).toEqual(["msg_greeting"]);
  expect(view.edited).toEqual({ requestId: "r", text: "In other words", state: "sending" });
});

test("another answer that the room has told of stays, though the reply to its asking is still to come", () => {
  const model = server();
  model.send();
  const before = model.page();
  const questionId = before.messages[1]?.id ?? "";
  const again = { questionId, seen: before.messages[2]?.versions ?? 0 };
  const asking = shownMessages(before, { again, edited: null }, null);
  expect(asking.messages.map(({ id }) => id)).toEqual(["msg_greeting", questionId]);
  expect(asking.streaming).toEqual({ answerId: "", parts: [] });
  model.again(0);
  const after = model.page();
  const shown = shownMessages(after, { again, edited: null }, null);
  expect(shown.streaming).toBeNull();
  expect(shown.messages).toEqual(after.messages);
});

test("V11: a question is settled by its answer or the lack of one, and not by being there", () => {
  const model = server();
  model.send();
  const { messages } = model.page();
  const [question] = messages.slice(1).map((message) => ({ ...message, requestId: "req_1" }));
  if (!question) throw new Error("nothing was asked");
  const [greeting, , answer] = messages;
  if (!greeting || !answer) throw new Error("nothing was answered");
  expect(isSettled([greeting], "req_1")).toBe(false);
  expect(isSettled([greeting, question], "req_1")).toBe(false);
  expect(isSettled([greeting, question], undefined)).toBe(false);
  expect(isSettled([greeting, question, answer], "req_1")).toBe(true);
  for (const state of ["unanswered", "stopped"] as const)
    expect(isSettled([greeting, { ...question, state }], "req_1")).toBe(true);
});

test("the question behind a message", () => {
  const model = server();
  model.send();
  const { messages } = model.page();
  expect(questionBefore(messages, messages[2]?.id ?? "")).toBe(messages[1]);
  expect(questionBefore(messages, messages[1]?.id ?? "")).toBe(messages[1]);
  expect(questionBefore(messages, "msg_greeting")).toBeUndefined();
});
