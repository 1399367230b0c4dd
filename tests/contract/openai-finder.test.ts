import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { parseReference, verseIds } from "#app/features/bible/reference.ts";
import type { Turn } from "#app/vendors/ports.ts";
import { findCrisis } from "#workers/sandbox/openai/crisis.ts";
import { findAnswer } from "#workers/sandbox/openai/finder.ts";
import { type Category, TOPICS } from "#workers/sandbox/openai/topics.ts";

const ask = (text: string, ...earlier: Turn[]) => findAnswer([...earlier, { role: "user", text }]);
const markersIn = (text: string): string[] =>
  [...text.matchAll(/\[\[([^\]]+)\]\]/g)].map((match) => match[1] ?? "");

/** What people say, and the topic that fits; more than one where either would be a good answer. */
const SENTENCES: [sentence: string, ...topicIds: string[]][] = [
  ["How do I pray when I don't know what to say?", "learning-to-pray"],
  ["I never learned how to pray properly", "learning-to-pray"],
  ["My mind wanders every time I try to pray", "learning-to-pray"],
  ["I've been praying for a year and God doesn't answer", "unanswered-prayer"],
  ["Does God even hear me?", "unanswered-prayer"],
  ["Why does God feel so far away right now", "unanswered-prayer"],
  ["I want to pray for a friend who is going through a hard time", "praying-for-others"],
  ["I just want to give thanks today, things are going well", "gratitude"],
  ["I'm so grateful for my family", "gratitude"],
  ["I can't sleep, my head is spinning", "sleepless"],
  ["It's 2 in the morning and I am wide awake again", "sleepless"],
  ["Where should I start reading the Bible?", "where-to-begin"],
  ["I'm a new believer and have no idea what to read", "where-to-begin"],
  ["I read the Bible but I don't understand it", "understanding-scripture"],
  ["What does the Bible say about tattoos", "understanding-scripture"],
  ["Why should I read the Bible at all?", "power-of-scripture", "where-to-begin"],
  ["I feel so alone since I moved here", "loneliness"],
  ["Nobody ever invites me, I have no friends", "loneliness"],
  ["I can't forgive my father for what he did", "forgiving-someone"],
  ["How can I let go of this bitterness towards my ex-boss?", "forgiving-someone"],
  ["My sister and I aren't speaking since the argument", "conflict"],
  ["My roommate and I fight about everything", "conflict"],
  ["My best friend told everyone my secret, I feel betrayed", "betrayal"],
  ["How can I be a better friend?", "friendship"],
  ["There's a girl at school who bullies me", "difficult-people"],
  ["How am I supposed to love my enemies?", "difficult-people"],
  ["My boyfriend broke up with me last week", "breakup"],
  ["I stopped going to church after what the pastor did", "church-hurt"],
  ["I'm really anxious about my exam tomorrow", "anxiety"],
  ["I'm overwhelmed with everything at the moment", "anxiety"],
  ["I worry about the future all the time", "anxiety"],
  ["I am scared of what is coming", "fear"],
  ["I need courage to tell the truth", "fear"],
  ["My mother was diagnosed with cancer", "illness"],
  ["I have surgery on Monday and I'm waiting for results", "illness"],
  ["My dad died two months ago and I miss him every day", "grief"],
  ["We buried my grandmother yesterday", "grief"],
  ["How do I know God's will for my life?", "decision", "calling"],
  ["I have to decide whether to take an offer in another city", "decision"],
  ["I lost my job and don't know what comes next", "work"],
  ["My boss is making my life miserable at work", "work"],
  ["I'm behind on rent and can't pay my bills", "money"],
  ["We are drowning in debt", "money"],
  ["I'm retiring next month and everything is changing", "change"],
  ["What is my purpose?", "calling"],
  ["Does God really love me?", "gods-love"],
  ["What do I have to do to be saved?", "salvation"],
  ["Can you explain the parable of the mustard seed", "parables"],
  ["What is the greatest commandment?", "sayings-of-jesus"],
  ["What happens after we die?", "life-after-death"],
  ["Who is the Holy Spirit?", "holy-spirit"],
  ["I am thinking about getting baptized", "baptism-and-supper"],
  ["Why does God allow so much suffering?", "why-suffering"],
  ["I am not sure I believe in God anymore", "doubt"],
  ["I have so many doubts lately", "doubt"],
  ["Can God ever forgive me for what I did?", "guilt"],
  ["I feel ashamed of my past", "guilt"],
  ["I keep going back to porn and I hate it", "temptation"],
  ["I've been sober for 30 days and want to drink again", "temptation"],
  ["I'm tired of waiting for things to change", "patience"],
  ["I don't feel good enough compared to others", "self-worth"],
  ["I feel like a failure", "self-worth"],
  ["I am completely exhausted and have nothing left to give", "weariness"],
  ["I've been feeling depressed for weeks", "sadness"],
  ["I feel empty inside and I cry a lot", "sadness"],
  ["I lose my temper way too fast", "anger"],
  ["I'm angry at God", "anger"],
  ["How can I grow closer to God?", "growing-in-faith"],
  ["My husband and I keep fighting", "conflict-in-marriage"],
  ["My wife and I can't talk about money without arguing", "conflict-in-marriage"],
  ["We live like roommates, the spark is gone", "growing-apart"],
  ["My husband had an affair", "broken-trust"],
  ["My wife wants a divorce", "separation"],
  ["We are getting married in June", "preparing-for-marriage"],
  ["My husband doesn't believe in God", "different-faith"],
  ["How can I teach my kids about God?", "raising-children-in-faith"],
  ["My teenage daughter won't talk to me anymore", "teenager"],
  ["My 15 year old son rolls his eyes at everything about faith", "teenager"],
  ["I yelled at my kids again and feel like a terrible mother", "worn-out-parent"],
  ["My toddler has tantrums all day and won't listen", "discipline"],
  ["My grown son walked away from God", "child-far-away"],
  ["We just found out I'm pregnant!", "expecting"],
  ["We lost our baby at 12 weeks", "longing-for-a-child"],
  ["Taking care of my mother with dementia is wearing me out", "ageing-parents"],
];

test("C20 at least 85 % of real-life sentences find their topic", () => {
  const missed = SENTENCES.flatMap(([sentence, ...topicIds]) => {
    const { topicId } = ask(sentence);
    return topicId && topicIds.includes(topicId)
      ? []
      : [`${sentence} → ${topicId} (${topicIds.join(" or ")})`];
  });
  if (missed.length > 0)
    console.info(`${missed.length} of ${SENTENCES.length} sentences missed:\n${missed.join("\n")}`);
  expect(SENTENCES.length).toBeGreaterThanOrEqual(60);
  expect(missed.length / SENTENCES.length).toBeLessThanOrEqual(0.15);
});

const web = new Set(
  gunzipSync(readFileSync("data/bible/web.tsv.gz"))
    .toString("utf8")
    .split("\n")
    .map((line) => Number(line.slice(0, 8))),
);

test.each(TOPICS.map((topic) => [topic.id, topic] as const))(
  "C20 %s is whole and its passages stand in the text",
  (_id, topic) => {
    expect(topic.passages.length).toBeGreaterThanOrEqual(3);
    expect(topic.passages.length).toBeLessThanOrEqual(5);
    for (const passage of topic.passages) {
      const reference = parseReference(passage);
      expect(reference, passage).not.toBeNull();
      expect(reference && verseIds(reference).filter((id) => !web.has(id)), passage).toEqual([]);
    }
    for (const ours of [topic.opening, ...topic.questions, topic.prayer])
      expect(ours).not.toMatch(/[“”"[\]]/);
  },
);

test("C6 the topics cover the eight categories, each topic once", () => {
  const categories: Category[] = [
    "prayer",
    "scripture",
    "relationships",
    "guidance",
    "teachings",
    "growth",
    "marriage",
    "parenting",
  ];
  expect(new Set(TOPICS.map((topic) => topic.category))).toEqual(new Set(categories));
  expect(new Set(TOPICS.map((topic) => topic.id)).size).toBe(TOPICS.length);
  expect(TOPICS.length).toBeGreaterThanOrEqual(30);
});

test("C20 an answer has an opening, one to three passages and a question, and no words of Scripture", () => {
  for (const [sentence] of SENTENCES) {
    const { text } = ask(sentence);
    expect(markersIn(text).length, sentence).toBeGreaterThanOrEqual(1);
    expect(markersIn(text).length, sentence).toBeLessThanOrEqual(3);
    expect(text, sentence).toContain("?");
  }
});

const DAUGHTER = "My teenage daughter won't talk to me anymore";

test.each([
  "Related verse",
  "Tell me more",
  "Another perspective",
  "Explain differently",
  "How to apply",
  "Pray with me",
])("C7 “%s” goes on with the topic and gives other passages", (reply) => {
  const first = ask(DAUGHTER);
  const earlier: Turn[] = [
    { role: "user", text: DAUGHTER },
    { role: "assistant", text: first.text },
  ];
  const next = ask(reply, ...earlier);
  expect(next.topicId).toBe(first.topicId);
  expect(markersIn(next.text)).not.toHaveLength(0);
  expect(markersIn(first.text).filter((passage) => markersIn(next.text).includes(passage))).toEqual([]);
});

test("C7 passages given before are known as verses too, and when all are given it says so", () => {
  const said = TOPICS.find((topic) => topic.id === "teenager")?.passages.map(
    (passage) => `“…”\n${passage} (WEB)`,
  );
  const next = ask(
    "related verse",
    { role: "user", text: DAUGHTER },
    { role: "assistant", text: (said ?? []).join("\n\n") },
  );
  expect(next.text).toContain("all the passages that I know here");
});

test("C7 “Pray with me” brings the prayer, also when it names its own subject", () => {
  expect(ask("Pray with me about my surgery").topicId).toBe("illness");
  expect(ask("Pray with me").text).toContain("Amen.");
});

test.each([
  ["What does John 3:16 mean?", ["John 3:16"]],
  ["Compare Romans 8:28 and Phil 4:6-7 please", ["Romans 8:28", "Philippians 4:6-7"]],
  ["Tell me about Psalm 23", ["Psalm 23:1-2"]],
])("C20 a reference that a member names is answered with it: %s", (sentence, passages) => {
  expect(markersIn(ask(sentence).text)).toEqual(passages);
});

test("C20 a verse that does not exist is not made up", () => {
  expect(markersIn(ask("Please show me John 3:99").text)).toEqual([]);
});

test.each(["asdf qwer zxcv", "", "the quick brown fox"])(
  "C20 what it does not understand it says so: “%s”",
  (sentence) => {
    const { text, topicId } = ask(sentence);
    expect(topicId).toBeNull();
    expect(text).toContain("I am not sure I understood");
    expect(markersIn(text)).toHaveLength(2);
  },
);

test.each([
  "Are you a real person?",
  "Am I talking to Jesus?",
  "Are you God?",
  "who are you",
  "Is this an AI?",
  "are you human",
])("C20 asked what it is, it says that it is a program: %s", (sentence) => {
  expect(ask(sentence).text).toContain("a program, not a person, and not Jesus or God");
});

test.each(["goodbye", "Good night", "Amen, thank you", "I have to go, bye", "thanks, talk to you tomorrow"])(
  "C20 a farewell is let go without a hook: %s",
  (sentence) => {
    const { text } = ask(sentence);
    expect(text).toContain("Goodbye.");
    expect(text).not.toContain("?");
  },
);

test.each([
  ["I want to die", "self_harm"],
  ["sometimes I think about killing myself", "self_harm"],
  ["I don't want to be here anymore", "self_harm"],
  ["they would be better off without me", "self_harm"],
  ["I’ve been cutting myself again", "self_harm"],
  ["My husband hits me when he drinks", "abuse"],
  ["my dad keeps hurting my sister", "abuse"],
  ["I was raped last year", "abuse"],
  ["I'm afraid to go home tonight", "abuse"],
  ["Goodbye everyone, I am going to end my life", "self_harm"],
])("G13 help comes first: %s", (sentence, kind) => {
  const { text } = ask(sentence, { role: "user", text: "Tell me about money" });
  expect(findCrisis(sentence)).toBe(kind);
  for (const help of ["988", "911", "findahelpline.com"]) expect(text).toContain(help);
  if (kind === "abuse") expect(text).toContain("1-800-799-7233");
  expect(text.indexOf("988")).toBeLessThan(text.indexOf("[["));
});

test.each([
  "This homework is killing me",
  "My husband hits the gym every day",
  "He beats me at chess every time",
  "I am dying to know what Revelation means",
  "My dad died last year",
  "I cut my finger",
  "It hurts me when he forgets our anniversary",
])("G13 an everyday word is no alarm: %s", (sentence) => {
  expect(findCrisis(sentence)).toBeNull();
});
