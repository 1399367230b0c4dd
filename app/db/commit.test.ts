import { expect, test } from "vitest";
import { commit, commitNamed, violatedConstraint } from "./commit.ts";
import type { Database, RawQuery } from "./database.ts";

test.each([
  ["a check", "D1_ERROR: CHECK constraint failed: allowance_kept: SQLITE_CONSTRAINT", "allowance_kept"],
  [
    "a check, told at length",
    "D1_ERROR: CHECK constraint failed: allowance_kept: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_CHECK)",
    "allowance_kept",
  ],
  ["a check without a code", "CHECK constraint failed: title_length", "title_length"],
  [
    "a unique column",
    "D1_ERROR: UNIQUE constraint failed: chat_answers.user_id: SQLITE_CONSTRAINT",
    "chat_answers.user_id",
  ],
  [
    "a unique column, told at length",
    "D1_ERROR: UNIQUE constraint failed: webhook_events.id: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_PRIMARYKEY)",
    "webhook_events.id",
  ],
  [
    "two unique columns",
    "D1_ERROR: UNIQUE constraint failed: chatbot_messages.user_id, chatbot_messages.request_id: SQLITE_CONSTRAINT",
    "chatbot_messages.user_id, chatbot_messages.request_id",
  ],
  [
    "a unique column without a code",
    "UNIQUE constraint failed: chat_answers.user_id",
    "chat_answers.user_id",
  ],
  ["a foreign key", "D1_ERROR: FOREIGN KEY constraint failed: SQLITE_CONSTRAINT", "FOREIGN KEY"],
  ["a trigger", "D1_ERROR: answer_closed: SQLITE_CONSTRAINT_TRIGGER", "answer_closed"],
  [
    "a trigger, told at length",
    "D1_ERROR: answer_closed: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_TRIGGER)",
    "answer_closed",
  ],
  ["a trigger without D1's mark", "answer_closed: SQLITE_CONSTRAINT_TRIGGER", "answer_closed"],
])("reads %s", (_name, message, constraint) => {
  expect(violatedConstraint(new Error(message))).toBe(constraint);
});

test.each([
  ["an outage", new Error("D1_ERROR: Network connection lost.")],
  ["a busy database", new Error("D1_ERROR: database is locked: SQLITE_BUSY")],
  ["a bug in a statement", new Error("D1_ERROR: no such table: profile: SQLITE_ERROR")],
  ["an empty error", new Error("")],
  ["a text", "CHECK constraint failed: allowance_kept"],
  ["nothing", null],
  ["nothing at all", undefined],
])("%s is no constraint", (_name, error) => {
  expect(violatedConstraint(error)).toBeNull();
});

const d1 = (message: string) => new Error(`D1_ERROR: ${message}`, { cause: new Error(message) });

test("the first cause names it, however often it was wrapped", () => {
  const error = d1("CHECK constraint failed: allowance_kept: SQLITE_CONSTRAINT");
  const wrapped = new Error("Failed query: insert into chat_allowance", { cause: error });
  expect(violatedConstraint(error)).toBe("allowance_kept");
  expect(violatedConstraint(wrapped)).toBe("allowance_kept");
  expect(violatedConstraint(new Error("commit", { cause: wrapped }))).toBe("allowance_kept");
});

test("a cause that is no error says nothing, its error does", () => {
  const error = new Error("D1_ERROR: FOREIGN KEY constraint failed: SQLITE_CONSTRAINT", { cause: "D1" });
  expect(violatedConstraint(error)).toBe("FOREIGN KEY");
});

test("what a member typed can not pass for a constraint during an outage", () => {
  const quoting =
    "Failed query: insert into chatbot_messages params: UNIQUE constraint failed: webhook_events.id";
  expect(violatedConstraint(new Error(quoting, { cause: d1("Network connection lost.") }))).toBeNull();
});

const statement = <Row>(...rows: Row[]) => ({ rows, _prepare: () => ({}) }) as unknown as RawQuery<Row>;
const database = (batch: (statements: { rows: unknown[] }[]) => unknown[][]) => {
  let writes = 0;
  const db = {
    batch: async (statements: { rows: unknown[] }[]) => batch(statements),
    noteWrite: () => void writes++,
  } as unknown as Database;
  return { db, writes: () => writes };
};

test("what a commit answers is read by name, in the order of the names, and what is left out has no rows", async () => {
  const asked: number[] = [];
  const { db, writes } = database((statements) => {
    asked.push(statements.length);
    return statements.map(({ rows }) => rows);
  });
  const written = await commitNamed(db, {
    charge: statement({ used: 3 }),
    notice: null,
    place: statement({ id: "a" }, { id: "b" }),
  });
  expect(written).toEqual({
    ok: true,
    rows: { charge: [{ used: 3 }], notice: [], place: [{ id: "a" }, { id: "b" }] },
  });
  expect(asked).toEqual([2]);
  expect(writes()).toBe(1);
  if (!written.ok) return;
  const [charged] = written.rows.charge;
  expect(charged?.used).toBe(3);
  // @ts-expect-error each has the rows of its own statement
  expect(charged?.id).toBeUndefined();
});

test("a commit without names answers with no rows: nothing can be read by its position", async () => {
  const { db } = database((statements) => statements.map(({ rows }) => rows));
  const written = await commit(db, [statement({ used: 3 })]);
  expect(written).toEqual({ ok: true });
  // @ts-expect-error what is read has a name: `commitNamed`
  expect(written.results).toBeUndefined();
});

test("lists and statements of others have their names, and all are written in the order in which they stand", async () => {
  const asked: unknown[] = [];
  const { db } = database((statements) => {
    asked.push(...statements.flatMap(({ rows }) => rows));
    return statements.map(({ rows }) => rows);
  });
  const lines = [statement({ line: 1 }), statement({ line: 2 }, { line: 3 })];
  const written = await commitNamed(db, {
    begin: statement({ begun: true }),
    lines,
    none: [],
    rewarded: { charge: statement({ used: 3 }), boost: null, after: statement({ after: "{}" }) },
    end: statement({ ended: 4 }),
  });
  const rewarded = { charge: [{ used: 3 }], boost: [], after: [{ after: "{}" }] };
  expect(written).toEqual({
    ok: true,
    rows: {
      begin: [{ begun: true }],
      lines: [[{ line: 1 }], [{ line: 2 }, { line: 3 }]],
      none: [],
      rewarded,
      end: [{ ended: 4 }],
    },
  });
  expect(asked).toEqual([
    { begun: true },
    { line: 1 },
    { line: 2 },
    { line: 3 },
    { used: 3 },
    { after: "{}" },
    { ended: 4 },
  ]);
  if (!written.ok) return;
  expect(written.rows.lines.flat().map(({ line }) => line)).toEqual([1, 2, 3]);
  expect(written.rows.rewarded.after[0]?.after).toBe("{}");
  // @ts-expect-error a name within another has the rows of its own statement
  expect(written.rows.rewarded.after[0]?.used).toBeUndefined();
});

test("a commit by name that the schema refuses says why, and has written nothing", async () => {
  const { db, writes } = database(() => {
    throw d1("CHECK constraint failed: allowance_kept: SQLITE_CONSTRAINT");
  });
  expect(await commitNamed(db, { charge: statement() })).toEqual({ ok: false, constraint: "allowance_kept" });
  expect(writes()).toBe(0);
});
