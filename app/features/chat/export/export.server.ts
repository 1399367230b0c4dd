import { and, asc, eq, gt, inArray, or } from "drizzle-orm";
import type { Language } from "#app/core/language.ts";
import { dateFormat } from "#app/core/text/date-format.ts";
import type { Database } from "#app/db/database.ts";
import {
  csvFile,
  type ExportFile,
  type ExportFor,
  type ExportSection,
  jsonFile,
  jsonList,
  rowsInOrder,
  rowsOf,
} from "#app/db/export-section.ts";
import {
  type Answer,
  allowance,
  answers,
  type Conversation,
  conversations,
  type Message,
  messages,
} from "#app/features/chat/model/tables.ts";
import { foldersOf, sharedAfter } from "#app/features/chat/threads/store.server.ts";
import type { Share } from "#app/features/chat/threads/tables.ts";
import { exportCopy } from "./export-copy.ts";

/** Rows that one statement brings. */
const PAGE = 250;
/** Conversations whose messages are read together: a request may ask D1 a thousand times, and members write more. */
const TOGETHER = 40;

/** Every conversation with its messages and what became of each question: for programs, for tables, for people. */
export const chatExport: ExportSection = {
  tables: [
    "chatbot_conversations",
    "chatbot_messages",
    "chat_answers",
    "chat_allowance",
    "chat_folders",
    "chat_shares",
  ],
  async *files(reader) {
    yield { path: "companion/conversations.json", content: jsonList(conversationsWhole(reader)) };
    yield {
      path: "companion/messages.csv",
      content: csvFile(
        ["conversation_id", "id", "role", "state", "created_at", "content"],
        messageRows(reader),
      ),
    };
    yield {
      path: "companion/allowance.csv",
      content: csvFile(["day", "used", "allowed"], allowanceRows(reader)),
    };
    yield { path: "companion/folders.json", content: jsonFile(await foldersOf(reader.db, reader.userId)) };
    yield { path: "companion/shared.json", content: jsonList(sharedWhole(reader)) };
    yield* pagesToRead(reader);
  },
};

/** Oldest first, some at a time. */
async function* groupsOf({ db, userId }: ExportFor): AsyncGenerator<Conversation[]> {
  let last = "";
  for (;;) {
    const group = await db
      .select()
      .from(conversations)
      .where(and(eq(conversations.userId, userId), gt(conversations.id, last)))
      .orderBy(asc(conversations.id))
      .limit(TOGETHER);
    if (group.length > 0) yield group;
    if (group.length < TOGETHER) return;
    last = group.at(-1)?.id ?? "";
  }
}

const ids = (group: readonly Conversation[]) => group.map(({ id }) => id);

/** In the order of the group, each conversation's in the order in which they were written. */
const messagesIn = (db: Database, group: readonly Conversation[]) =>
  rowsOf<Message>(
    (last) =>
      db
        .select()
        .from(messages)
        .where(
          and(
            inArray(messages.conversationId, ids(group)),
            last
              ? or(
                  gt(messages.conversationId, last.conversationId),
                  and(
                    eq(messages.conversationId, last.conversationId),
                    gt(messages.createdAt, last.createdAt),
                  ),
                  and(
                    eq(messages.conversationId, last.conversationId),
                    eq(messages.createdAt, last.createdAt),
                    gt(messages.id, last.id),
                  ),
                )
              : undefined,
          ),
        )
        .orderBy(asc(messages.conversationId), asc(messages.createdAt), asc(messages.id))
        .limit(PAGE),
    PAGE,
  );

const answersIn = (db: Database, group: readonly Conversation[]) =>
  rowsOf<Answer>(
    (last) =>
      db
        .select()
        .from(answers)
        .where(
          and(
            inArray(answers.conversationId, ids(group)),
            last
              ? or(
                  gt(answers.conversationId, last.conversationId),
                  and(eq(answers.conversationId, last.conversationId), gt(answers.id, last.id)),
                )
              : undefined,
          ),
        )
        .orderBy(asc(answers.conversationId), asc(answers.id))
        .limit(PAGE),
    PAGE,
  );

/** Each row as a line of its own that says what it is: a conversation of any length is never held whole. */
async function* conversationsWhole(reader: ExportFor) {
  for await (const group of groupsOf(reader)) {
    const said = rowsInOrder(messagesIn(reader.db, group));
    const asked = rowsInOrder(answersIn(reader.db, group));
    for (const conversation of group) {
      const its = (row: { conversationId: string }) => row.conversationId === conversation.id;
      yield { kind: "conversation", ...conversation };
      for await (const message of said(its)) yield { kind: "message", ...message };
      for await (const answer of asked(its)) yield { kind: "answer", ...answer };
    }
  }
}

async function* messageRows(reader: ExportFor) {
  for await (const group of groupsOf(reader)) {
    for await (const { conversationId, id, role, state, createdAt, content } of messagesIn(
      reader.db,
      group,
    )) {
      const created_at = new Date(createdAt).toISOString();
      yield { conversation_id: conversationId, id, role, state, created_at, content };
    }
  }
}

const allowanceRows = ({ db, userId }: ExportFor) =>
  rowsOf<typeof allowance.$inferSelect>(
    (last) =>
      db
        .select()
        .from(allowance)
        .where(and(eq(allowance.userId, userId), last ? gt(allowance.day, last.day) : undefined))
        .orderBy(asc(allowance.day))
        .limit(PAGE),
    PAGE,
  );

/** One at a time: each is a whole copy. */
const sharedWhole = ({ db, userId }: ExportFor) =>
  rowsOf<Share>((last) => sharedAfter(db, userId, last?.token ?? ""), 1);

async function* pagesToRead(reader: ExportFor): AsyncGenerator<ExportFile> {
  let number = 0;
  for await (const group of groupsOf(reader)) {
    const said = rowsInOrder(messagesIn(reader.db, group));
    for (const conversation of group) {
      number++;
      const its = said((message) => message.conversationId === conversation.id);
      yield {
        path: `companion/${fileName(conversation, number)}.md`,
        content: conversationPage(reader, conversation, its),
      };
    }
  }
}

/** A conversation as a page to read. Where there are versions, each says which it is. */
export async function* conversationPage(
  { language, timeZone }: Pick<ExportFor, "language" | "timeZone">,
  conversation: Conversation,
  said: AsyncIterable<Message>,
) {
  const copy = exportCopy[language];
  const when = formatterOf(language, timeZone);
  yield `# ${oneLine(conversation.title)}\n\n${copy.begun(when.format(conversation.createdAt))}\n`;
  if (conversation.deletedAt !== null) yield `\n${copy.deleted(when.format(conversation.deletedAt))}\n`;
  for await (const { role, state, createdAt, content, version, versions } of said) {
    const note = state === "kept" ? "" : ` · ${copy.states[state]}`;
    const which = versions > 1 ? ` · ${copy.version(version, versions)}` : "";
    yield `\n## ${copy.speakers[role]} · ${when.format(createdAt)}${note}${which}\n\n${content.trim()}\n`;
  }
}

const formatterOf = (language: Language, timeZone: string) =>
  dateFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone });

const oneLine = (text: string): string => text.replace(/\s+/gu, " ").trim();

/** Unlike any other of the archive. */
const fileName = (conversation: Conversation, number: number): string =>
  `${String(number).padStart(3, "0")} ${fileNameOf(conversation)}`.trim();

/** A name that every system takes: no marks that mean something to one of them, short. */
export function fileNameOf({ title }: Pick<Conversation, "title">): string {
  const words = oneLine(title)
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|.]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  return [...words].slice(0, 50).join("").trim();
}
