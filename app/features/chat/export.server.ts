import { and, asc, eq, gt, or } from "drizzle-orm";
import type { Language } from "#app/core/language.ts";
import type { Database } from "#app/db/database.ts";
import {
  csvFile,
  type ExportFile,
  type ExportFor,
  type ExportSection,
  jsonList,
  rowsOf,
} from "#app/db/export-section.ts";
import { exportCopy } from "./export-copy.ts";
import {
  type Answer,
  allowance,
  answers,
  type Conversation,
  conversations,
  type Message,
  messages,
} from "./tables.ts";

/** Rows that are held at once. */
const PAGE = 200;

/** Every conversation with its messages and what became of each question: for programs, for tables, for people. */
export const chatExport: ExportSection = {
  tables: ["chatbot_conversations", "chatbot_messages", "chat_answers", "chat_allowance"],
  async *files(reader) {
    const { db, userId } = reader;
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
      content: csvFile(["day", "used", "allowed"], allowanceRows(db, userId)),
    };
    let number = 0;
    for await (const conversation of conversationRows(reader)) {
      number++;
      yield markdownOf(reader, conversation, number);
    }
  },
};

const conversationRows = ({ db, userId }: ExportFor) =>
  rowsOf<Conversation>(
    (last) =>
      db
        .select()
        .from(conversations)
        .where(
          and(
            eq(conversations.userId, userId),
            last
              ? or(
                  gt(conversations.lastMessageAt, last.lastMessageAt),
                  and(eq(conversations.lastMessageAt, last.lastMessageAt), gt(conversations.id, last.id)),
                )
              : undefined,
          ),
        )
        .orderBy(asc(conversations.lastMessageAt), asc(conversations.id))
        .limit(PAGE),
    PAGE,
  );

const messagesIn = (db: Database, { id, userId }: Conversation) =>
  rowsOf<Message>(
    (last) =>
      db
        .select()
        .from(messages)
        .where(
          and(
            eq(messages.conversationId, id),
            eq(messages.userId, userId),
            last
              ? or(
                  gt(messages.createdAt, last.createdAt),
                  and(eq(messages.createdAt, last.createdAt), gt(messages.id, last.id)),
                )
              : undefined,
          ),
        )
        .orderBy(asc(messages.createdAt), asc(messages.id))
        .limit(PAGE),
    PAGE,
  );

const answersIn = (db: Database, { id, userId }: Conversation) =>
  rowsOf<Answer>(
    (last) =>
      db
        .select()
        .from(answers)
        .where(
          and(
            eq(answers.conversationId, id),
            eq(answers.userId, userId),
            last ? gt(answers.id, last.id) : undefined,
          ),
        )
        .orderBy(asc(answers.id))
        .limit(PAGE),
    PAGE,
  );

/** Each row as a line of its own that says what it is: a conversation of any length is never held whole. */
async function* conversationsWhole(reader: ExportFor) {
  for await (const conversation of conversationRows(reader)) {
    yield { kind: "conversation", ...conversation };
    for await (const message of messagesIn(reader.db, conversation)) yield { kind: "message", ...message };
    for await (const answer of answersIn(reader.db, conversation)) yield { kind: "answer", ...answer };
  }
}

async function* messageRows(reader: ExportFor) {
  for await (const conversation of conversationRows(reader)) {
    for await (const message of messagesIn(reader.db, conversation)) {
      const { id, role, state, createdAt, content } = message;
      const created_at = new Date(createdAt).toISOString();
      yield { conversation_id: conversation.id, id, role, state, created_at, content };
    }
  }
}

const allowanceRows = (db: Database, userId: string) =>
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

function markdownOf(reader: ExportFor, conversation: Conversation, number: number): ExportFile {
  return {
    path: `companion/${fileName(conversation, number)}.md`,
    content: pagesOf(reader, conversation),
  };
}

async function* pagesOf({ db, language, timeZone }: ExportFor, conversation: Conversation) {
  const copy = exportCopy[language];
  const when = formatterOf(language, timeZone);
  yield `# ${oneLine(conversation.title)}\n\n${copy.begun(when.format(conversation.createdAt))}\n`;
  for await (const { role, state, createdAt, content } of messagesIn(db, conversation)) {
    const note = state === "kept" ? "" : ` · ${copy.states[state]}`;
    yield `\n## ${copy.speakers[role]} · ${when.format(createdAt)}${note}\n\n${content.trim()}\n`;
  }
}

const formatterOf = (language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone });

const oneLine = (text: string): string => text.replace(/\s+/gu, " ").trim();

/** A name that every system takes: no marks that mean something to one of them, short, unlike any other. */
function fileName({ title }: Conversation, number: number): string {
  const words = oneLine(title)
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|.]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  return `${String(number).padStart(3, "0")} ${[...words].slice(0, 50).join("").trim()}`.trim();
}
