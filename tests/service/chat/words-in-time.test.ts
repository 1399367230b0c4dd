import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { rowId } from "#app/features/bible/translations.ts";
import { writeAnswer } from "#app/features/chat/answering/write-answer.server.ts";
import { plainText } from "#app/features/chat/model/parts.ts";
import { send } from "#tests/service/asking.ts";
import { member } from "#tests/service/members.ts";

const SENTENCES = [
  "That sounds like a long stretch of short nights, and you are carrying it well into the day. ",
  "You are not the first to pray lying awake, and the words need not be good ones. ",
  "Try to name the hardest part of it in one sentence, even if it comes out clumsy. ",
  "Rest is not a reward for finishing the list, and nobody is asking you to earn it tonight. ",
  "When you lie down, let the first minute be quiet and only breathe.",
];

beforeAll(async () => {
  const insert = env.BIBLE.prepare("INSERT OR REPLACE INTO verses (id, text) VALUES (?, ?)");
  await insert.bind(rowId("WEB", 43_003_016), "For God so loved the world").run();
});

/** The answer to a question as the companion says it chunk by chunk; after each, what has been shown. */
async function shownAfterEach(question: string, chunks: readonly string[]) {
  const ctx = await member();
  await send(ctx, question);
  const job = ctx.recorded.jobs.at(-1);
  if (!job) throw new Error("nothing was asked");
  let shown = "";
  const after: string[] = [];
  const answer = await writeAnswer(
    {
      companion: {
        async *answer() {
          for (const text of chunks) {
            yield { kind: "text", text };
            after.push(shown);
          }
          yield { kind: "end", model: "m", inputTokens: 1, cachedTokens: 0, outputTokens: 1 };
        },
      },
      moderation: { categoriesOf: async () => [] },
      bible: env.BIBLE,
      costOf: () => 0,
    },
    job,
    (parts) => {
      shown += parts.map((part) => ("text" in part ? part.text : "")).join("");
    },
    new AbortController().signal,
  );
  return { after, answer: plainText(answer.parts) };
}

const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

test("C8: a sentence is shown whole as soon as the next one has begun", async () => {
  const chunks = SENTENCES.flatMap(wordsOf);
  const { after, answer } = await shownAfterEach("How can I sleep?", chunks);
  expect(answer).toBe(SENTENCES.join(""));
  let said = 0;
  for (const sentence of SENTENCES.slice(0, -1)) {
    said += wordsOf(sentence).length;
    const upTo = SENTENCES.slice(0, SENTENCES.indexOf(sentence) + 1).join("");
    expect(after[said]?.trim().startsWith(upTo.trim()), `after “${chunks[said]}”: ${after[said]}`).toBe(true);
  }
});

test("G13: to who says goodbye, a sentence that would keep them is not shown before a verse either", async () => {
  const { answer } = await shownAfterEach("Good night, goodbye!", [
    "Sleep well. ",
    "Before you go, one more thing: ",
    "[[John 3:16]] ",
    "Go in peace.",
  ]);
  expect(answer).toContain("For God so loved the world");
  expect(answer).toContain("Go in peace.");
  expect(answer).not.toContain("one more thing");
});

test("G13: no answer ends by clinging to its member; where something follows, it is said", async () => {
  const clinging = "I will be so lonely here without you, please do not leave me. ";
  const long = SENTENCES.join("").concat(" ");
  const atEnd = await shownAfterEach("How can I sleep?", [long, clinging]);
  expect(atEnd.answer).not.toContain("lonely");
  const followed = await shownAfterEach("How can I sleep?", [long, clinging, "[[John 3:16]]"]);
  expect(followed.answer).toContain("lonely");
  expect(followed.answer).toContain("For God so loved the world");
});
