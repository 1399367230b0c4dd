import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Translation } from "#app/features/bible/translations.ts";
import { foldFile, openText, verseOf } from "#app/features/bible-offline/model/kept-text.ts";
import { answerOnDevice } from "./answer.ts";

const open = (translation: Translation) => {
  const file = gunzipSync(readFileSync(`data/bible/${translation.toLowerCase()}.tsv.gz`)).toString("utf8");
  return openText({ translation, file, folded: foldFile(file) });
};
const WEB = open("WEB");
const RV = open("RV1909");
const asked = (question: string) => answerOnDevice(question, [WEB], { language: "en", own: null });

test.each(["What does the Bible say about anger?", "I cannot forgive my father", "Is pride a sin?"])(
  "M9: a device names the subject and answers with passages alone: %s",
  (question) => {
    const { subject, passages } = asked(question);
    expect(subject).toBeTruthy();
    expect(passages.length).toBeGreaterThan(0);
    for (const { text, path } of passages) {
      expect(
        WEB.verses.some((verse) => verse.text === text),
        text,
      ).toBe(true);
      expect(path).toMatch(/^\/bible-study\/offline\?read=web\//);
    }
  },
);

test("M9: a reference is the passage itself", () => {
  const { passages } = asked("John 11:35");
  expect(passages).toMatchObject([{ reference: "John 11:35", text: verseOf(WEB, 43_011_035) }]);
});

test("M9: what we have words on stands first, with them", () => {
  const { passages } = asked("shepherd");
  expect(passages[0]?.reference).toMatch(/^Psalm/);
  expect(passages[0]?.about).toContain("David speaks as a sheep");
});

test("M9: it answers in the reader's language, out of its text", () => {
  const { subject, passages } = answerOnDevice("¿Qué dice la Biblia sobre el perdón?", [RV], {
    language: "es",
    own: null,
  });
  expect(subject).toBe("el perdón");
  expect(passages[0]?.translation).toBe("RV1909");
});

test.each(["", "???", "zzzyx qwrtp"])("M9: where nothing is found nothing is made up: %j", (question) => {
  expect(asked(question).passages).toEqual([]);
});

test("M9: without a kept text there are no passages", () => {
  expect(answerOnDevice("anger", [], { language: "en", own: null }).passages).toEqual([]);
});
