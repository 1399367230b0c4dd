/**
 * Everything of a member's on this device that the server has not taken, whatever feature keeps it: read out of what
 * stands under their name, so that one list shows it and signing out can ask first. Decision 0076 has the rule of each.
 */
export const OUTBOX_PATH = "/offline";

export const WAITING_KINDS = [
  "message",
  "note",
  "mark",
  "reading",
  "prayer",
  "review",
  "evening",
  "session",
  "trivia",
  "care",
  "draft-message",
  "draft-note",
  "draft-prayer",
  "draft-testimony",
  "draft-other",
  "evening-own",
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/**
 * - `waiting`: it goes by itself when it can
 * - `refused`: the server said no; its writer decides
 * - `draft`: begun, and sent by nobody but its writer
 */
export type WaitingState = "waiting" | "refused" | "draft";

export type WaitingItem = {
  id: string;
  kind: WaitingKind;
  state: WaitingState;
  /** Its own words; empty where it has none. */
  text: string;
  /** Where it is seen and changed. */
  path: string;
  /** Why it was refused, as the server named it. */
  refused: string | null;
};

type Entry = readonly [key: string, value: string];
type Row = Record<string, unknown>;

const parsed = (value: string): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
};
const rowsIn = (value: string): Row[] => {
  const list = parsed(value);
  return Array.isArray(list) ? list.filter((one) => typeof one === "object" && one !== null) : [];
};
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const joined = (...parts: unknown[]): string => parts.map(textOf).filter(Boolean).join("\n");

/** Queues by the name that stands behind the member's id. */
function queueOf(name: string): { kind: (row: Row) => WaitingKind; path: (row: Row) => string } | null {
  const always = (kind: WaitingKind, path: string) => ({ kind: () => kind, path: () => path });
  if (name === "outbox")
    return {
      kind: () => "message",
      path: ({ conversationId }) => (conversationId ? `/chatbot/${textOf(conversationId)}` : "/chatbot"),
    };
  if (name === "marks")
    return {
      kind: ({ intent }) => (intent === "note" ? "note" : "mark"),
      path: () => "/bible-study/journal",
    };
  if (name === "plans:checks") return always("reading", "/daily-plan");
  if (name === "prayers") return always("prayer", "/community/prayers");
  if (name === "memory") return always("review", "/memory-verses");
  if (name === "trivia") return always("trivia", "/trivia");
  if (name === "pet") return always("care", "/pet");
  if (name === "study:ended") return always("session", "/bible-study/progress");
  if (name.startsWith("evening-")) return always("evening", "/evening/offline");
  return null;
}

const DRAFTS: readonly [name: RegExp, kind: WaitingKind, path: string][] = [
  [/^note:/, "draft-note", "/bible-study/journal"],
  [/^prayer-request$/, "draft-prayer", "/community/new"],
  [/^testimony/, "draft-testimony", "/community/testimonies/new"],
  [/^daniel:/, "draft-other", "/daniel-plan"],
];
/** Not anybody's words: today's verses, a session that runs, a message on its way that stands as a draft too, what was told. */
const COPIES = /^(memory-cards|study:session|pet:refused|.*:sent)$/;

function draftIn(name: string, value: string): Omit<WaitingItem, "id" | "state" | "refused"> | null {
  const known = DRAFTS.find(([pattern]) => pattern.test(name));
  if (known) {
    const found = parsed(value);
    const row = (typeof found === "object" && found !== null ? found : { body: value }) as Row;
    return { kind: known[1], text: joined(row.title, row.body, row.text), path: known[2] };
  }
  if (/^(new|conv_\w+)$/.test(name))
    return { kind: "draft-message", text: value, path: name === "new" ? "/chatbot" : `/chatbot/${name}` };
  // words that are being said differently, and whatever a newer page keeps: never silently nothing
  return { kind: "draft-other", text: parsed(value) === null ? value : "", path: "/welcome" };
}

/** What waits and what was begun, queues first, each in its order. */
export function waitingIn(entries: readonly Entry[], userId: string): WaitingItem[] {
  const prefix = `draft:${userId}:`;
  const waiting: WaitingItem[] = [];
  const drafts: WaitingItem[] = [];
  for (const [key, value] of entries) {
    if (key.startsWith("evening:"))
      for (const own of rowsIn(JSON.stringify((parsed(value) as Row | null)?.own ?? [])))
        drafts.push({
          id: `${key}:${textOf(own.id)}`,
          kind: "evening-own",
          state: "draft",
          text: textOf(own.body),
          path: "/evening/offline",
          refused: null,
        });
    if (!key.startsWith(prefix)) continue;
    const name = key.slice(prefix.length);
    const queue = queueOf(name);
    if (queue)
      for (const row of rowsIn(value)) {
        const refused = textOf(row.refused) || null;
        waiting.push({
          id: textOf(row.requestId) || textOf(row.id),
          kind: queue.kind(row),
          state: refused ? "refused" : "waiting",
          text: joined(row.text, row.body),
          path: queue.path(row),
          refused,
        });
      }
    else if (!COPIES.test(name)) {
      const draft = draftIn(name, value);
      if (draft?.text.trim() || draft?.kind === "draft-other")
        drafts.push({ id: key, state: "draft", refused: null, ...draft });
    }
  }
  return [...waiting, ...drafts];
}

/** Everything that this browser keeps, as `waitingIn` reads it. */
export function storedEntries(storage: Storage = localStorage): Entry[] {
  return Object.keys(storage)
    .sort()
    .map((key) => [key, storage.getItem(key) ?? ""] as const);
}

/** What is lost when it is left behind: for a person to read, and for their own programs. */
export const waitingFile = (items: readonly WaitingItem[], at: number): string =>
  JSON.stringify({ app: "Koinonia", exportedAt: new Date(at).toISOString(), items }, null, 2);
