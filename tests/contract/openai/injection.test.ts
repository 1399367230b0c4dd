import { LLMock } from "@copilotkit/aimock";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { careCopy } from "#app/features/care/help/copy.ts";
import { instructionsFor } from "#app/features/chat/answering/instructions.ts";
import { linesOf } from "#tests/banks/lines.ts";
import { NO_CARE } from "#tests/no-care.ts";
import { openBible } from "#tests/scripture/bible-database.ts";
import { answerTo } from "./answer-stand.ts";

/** What people write to make it something else, against a model that obeys every word, and the whole shipped text. */
let mock: LLMock;
let bible: D1Database;
let close: () => Promise<void>;

beforeAll(async () => {
  mock = new LLMock({ port: 0 });
  await mock.start();
  ({ bible, close } = await openBible());
}, 120_000);
afterEach(() => mock.reset());
afterAll(async () => {
  await mock.stop();
  await close();
});

type Kind = "persona" | "verse" | "rules";
const bank = linesOf("injections.txt").map((line) => {
  const [kind = "", attempt = "", obeys = "", never = ""] = line.split("\t");
  return { kind: kind as Kind, attempt, obeys, never };
});
const of = (kind: Kind) => bank.filter((line) => line.kind === kind);
const SPANISH = /[áéíóúñ]|\b(?:eres|juguemos|como)\b/i;

async function obey({ attempt, obeys }: (typeof bank)[number]) {
  mock.onMessage(/./, { content: obeys }, { chunkSize: 4 });
  const language = SPANISH.test(attempt) ? ("es" as const) : ("en" as const);
  const care = { ...NO_CARE, language };
  const answer = await answerTo(attempt, { baseURL: `${mock.url}/v1`, bible, care });
  return { ...answer, care, all: JSON.stringify(answer.written.parts) };
}

test("forty attempts and more, in two languages", () => {
  expect(bank.length).toBeGreaterThanOrEqual(40);
  expect(bank.filter(({ attempt }) => SPANISH.test(attempt)).length).toBeGreaterThanOrEqual(10);
  expect(new Set(bank.map(({ attempt }) => attempt)).size).toBe(bank.length);
});

describe("G13 injection: a model that obeys is not shown", () => {
  test.each(of("persona"))("nobody of the Bible speaks: $attempt", async (line) => {
    const { all, care, written } = await obey(line);
    expect(line.obeys).toContain(line.never);
    expect(all).not.toContain(line.never);
    expect(all).toContain(careCopy[care.language].persona);
    expect(written.free).toBe(true);
  });

  test.each(of("verse"))("no word of an invented verse is shown: $attempt", async (line) => {
    const { all } = await obey(line);
    expect(line.obeys).toContain(line.never);
    expect(all).not.toContain(line.never);
  });

  test.each(bank)("it reaches the model as what a member wrote, and nowhere else: $attempt", async (line) => {
    const { care, sent } = await obey(line);
    expect(sent).toHaveLength(1);
    const { instructions, input, ...rest } = sent[0] ?? {};
    expect(instructions).toBe(instructionsFor("guidance", care));
    expect(input).toEqual([{ role: "user", content: line.attempt }]);
    expect(JSON.stringify(rest)).not.toContain(JSON.stringify(line.attempt).slice(1, -1));
  });
});
