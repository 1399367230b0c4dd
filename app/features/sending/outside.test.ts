import { expect, test } from "vitest";
import { LANGUAGES } from "#app/core/language.ts";
import { type NotificationData, TOPICS, type Topic, wordsOf } from "#app/features/notifications/topics.ts";
import { outsideWords, textWords } from "./copy-outward.ts";
import { digestEmail, noticeEmail } from "./emails.ts";

/** What members write and what is of their health, wherever a notice could carry it. */
const SECRET = "Qx7 my brother's cancer";

/** Any notice with the same secret in every value that it has; a new topic is covered without a line here. */
const carrying = (topic: Topic): NotificationData =>
  new Proxy({ topic } as NotificationData, {
    get: (data, name) => (name === "topic" ? data.topic : name === "until" ? 0 : SECRET),
  });

const ORIGIN = "https://koinonia.example";
const everyTopic = Object.keys(TOPICS) as Topic[];

test.each(LANGUAGES)("no value of any notice is in a push, a text or a subject (%s)", (language) => {
  const addressee = { language, fullName: "Ann", origin: ORIGIN, unsubscribe: "token" };
  expect(everyTopic.length).toBeGreaterThan(20);
  for (const topic of everyTopic) {
    const { kind, to } = TOPICS[topic];
    const line = wordsOf(carrying(topic), language).join(" ");
    const subject = outsideWords(language, kind, topic);
    const email = noticeEmail(addressee, { subject, line, to });
    const text = textWords(language, kind, topic, ORIGIN);
    for (const seen of [subject, email.subject, text]) {
      expect(seen, topic).not.toContain("Qx7");
      expect(seen, topic).not.toMatch(/[\r\n]|undefined/);
      expect(seen.length, topic).toBeLessThanOrEqual(160);
    }
    const digest = digestEmail(addressee, { every: "day", lines: [line], count: 1 });
    expect(digest.subject, topic).not.toContain("Qx7");
  }
});

/** Topics whose words may hold a value: none is of a prayer, a conversation or one's health. */
test("what a notice can carry at all is a title, a reference, a name of a pet, or a number", () => {
  const carriers = everyTopic.filter((topic) => wordsOf(carrying(topic), "en").join(" ").includes("Qx7"));
  expect(
    carriers.filter((topic) => /prayer|request|testimony|report|moderation|premium/.test(topic)),
  ).toEqual([]);
});

test.each(LANGUAGES)(
  "each e-mail has its way out, as text, as HTML and for the mail program (%s)",
  (language) => {
    const addressee = {
      language,
      fullName: "Ann <b>",
      origin: ORIGIN,
      unsubscribe: "user_1~prayer~20400~sig",
    };
    const email = noticeEmail(addressee, {
      subject: "S",
      line: "<script>x</script> & more",
      to: "/community",
    });
    const way = `${ORIGIN}/unsubscribe/user_1~prayer~20400~sig`;
    expect(email.text).toContain(way);
    expect(email.html).toContain(`href="${way}"`);
    expect(email.html).not.toContain("<script>");
    expect(email.headers).toEqual({
      "List-Unsubscribe": `<${ORIGIN}/api/unsubscribe/user_1~prayer~20400~sig>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  },
);

test("a digest counts what it does not list", () => {
  const addressee = { language: "en", fullName: "", origin: ORIGIN, unsubscribe: "t" } as const;
  const email = digestEmail(addressee, { every: "week", lines: ["One", "Two"], count: 7 });
  expect(email.subject).toBe("Your week in Koinonia: 7 notices");
  expect(email.text).toContain("- One\n- Two\n- 5 more in the app");
});
