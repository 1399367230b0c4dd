import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { verseIds } from "#app/features/bible/reference.ts";
import { parseReference } from "#app/features/bible/references/read-one.ts";
import { findCrisis } from "#app/features/care/danger/crisis.ts";
import type { Turn } from "#app/vendors/ports.ts";
import { findAnswer } from "#workers/sandbox/openai/finder/finder.ts";
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
  ["Verses about worry, please", "anxiety"],
  ["What does the Bible say about rest, when everything in this house is loud?", "weariness"],
  ["Do you have a verse for jealousy?", "jealousy"],
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
  ["I have trouble concentrating during prayer", "learning-to-pray"],
  ["Is God ignoring my prayers", "unanswered-prayer"],
  ["please pray for my brother in rehab", "praying-for-others", "temptation", "illness"],
  ["thank you Lord for another day", "gratitude"],
  ["I keep waking up at night with worries", "anxiety", "sleepless"],
  ["which Bible translation should I use", "understanding-scripture"],
  ["how do I memorize scripture", "power-of-scripture", "understanding-scripture"],
  ["I'm in a new town and know nobody", "loneliness", "change"],
  ["my coworker spread lies about me", "betrayal", "difficult-people"],
  ["I got dumped by text", "breakup"],
  ["I don't trust churches anymore", "church-hurt"],
  ["I have a big presentation and I'm freaking out", "anxiety"],
  ["I feel like something bad will happen", "anxiety"],
  ["my knee surgery is next week", "illness"],
  ["it's been a year since my husband died", "grief"],
  ["should I quit my job", "work", "decision"],
  ["my company is letting people go", "work"],
  ["the mortgage is killing us", "money"],
  ["I just graduated and feel lost", "change", "calling"],
  ["I want my life to mean something", "calling"],
  ["am I going to heaven", "salvation", "life-after-death"],
  ["tell me a story Jesus told", "parables"],
  ["will I see my grandma again", "life-after-death", "grief"],
  ["why did God let my friend get hurt", "why-suffering"],
  ["I feel like a hypocrite because I don't believe what I sing", "doubt"],
  ["I did something I can't take back", "guilt"],
  ["I can't stop scrolling and watching porn", "temptation"],
  ["how long do I have to wait for a husband", "patience"],
  ["I hate my body", "self-worth"],
  ["I have nothing left, I'm burnt out", "weariness"],
  ["everything feels pointless", "sadness"],
  ["I shouted at my wife", "conflict-in-marriage", "anger"],
  ["I want to become more humble", "growing-in-faith"],
  ["my wife never listens", "conflict-in-marriage"],
  ["we haven't been intimate for months", "growing-apart"],
  ["I found messages on his phone from another woman", "broken-trust"],
  ["is it ok to marry someone who isn't Christian", "different-faith"],
  ["my son is 4 and does not obey", "discipline"],
  ["I'm a single dad and so tired", "worn-out-parent", "weariness"],
  ["my kid stopped believing", "child-far-away"],
  ["we have been trying for a baby for three years", "longing-for-a-child"],
  ["my mother is in a nursing home", "ageing-parents"],
  ["I feel God calling me to something", "calling"],
  ["How do I deal with jealousy?", "jealousy"],
  ["My prayers feel empty", "learning-to-pray", "unanswered-prayer"],
  ["I don't feel anything when I pray", "learning-to-pray", "unanswered-prayer"],
  ["God, are you there?", "unanswered-prayer"],
  ["my neighbor's kid is in the ICU, what can I pray", "praying-for-others", "illness"],
  ["today was a beautiful day", "gratitude"],
  ["I toss and turn every night", "sleepless"],
  ["is Genesis literally true", "power-of-scripture", "understanding-scripture"],
  ["my friends all moved away", "loneliness", "friendship", "change"],
  ["my mother-in-law criticizes everything", "conflict"],
  ["someone at church gossiped about me", "betrayal", "church-hurt"],
  ["my manager humiliates me", "work", "difficult-people"],
  ["she said she doesn't love me anymore", "breakup", "growing-apart"],
  ["I'm shaking before my driving test", "anxiety"],
  ["I'm terrified of flying", "fear"],
  ["my heart condition is getting worse", "illness"],
  ["Grandpa's funeral is tomorrow", "grief"],
  ["I was let go this morning", "work"],
  ["leaving home for college", "change"],
  ["how could God love someone like me", "gods-love"],
  ["what is the kingdom of heaven like", "parables"],
  ["blessed are the meek what does it mean", "sayings-of-jesus"],
  ["what does communion mean", "baptism-and-supper"],
  ["why are children dying in wars", "why-suffering"],
  ["I'm not sure God is real", "doubt"],
  ["I feel so guilty about an abortion", "guilt"],
  ["I relapsed last night", "temptation"],
  ["I hate waiting", "patience"],
  ["I compare myself to everyone on Instagram", "self-worth", "jealousy"],
  ["I'm so worn down by work and kids", "weariness", "worn-out-parent"],
  ["I don't see a reason to get up in the morning", "sadness"],
  ["I snapped at everyone today", "anger"],
  ["how do I trust God with this", "trusting-god"],
  ["my husband ignores me", "conflict-in-marriage", "growing-apart"],
  ["my wife kissed another man", "broken-trust"],
  ["my fiancé and I disagree about kids", "preparing-for-marriage"],
  ["my wife is Muslim", "different-faith"],
  ["my kids fight all the time", "discipline", "conflict"],
  ["my boy got suspended from school", "discipline", "teenager"],
  ["I feel like a bad dad", "worn-out-parent"],
  ["my oldest won't come home for Christmas", "child-far-away"],
  ["our adoption fell through", "longing-for-a-child"],
  ["dad has alzheimer's and doesn't know me", "ageing-parents"],
  ["God never answers me", "unanswered-prayer"],
  ["can we pray for my coworker's wife", "praying-for-others"],
  ["I'm confused by Leviticus", "understanding-scripture"],
  ["nobody called me on my birthday", "loneliness"],
  ["my brother and I haven't spoken since dad's will", "conflict"],
  ["people at work mock me for my faith", "difficult-people", "work"],
  ["he broke my heart", "breakup"],
  ["my migraines won't go away", "illness"],
  ["my best friend was killed in a car crash", "grief"],
  ["I got passed over for a promotion", "work"],
  ["our savings are gone", "money"],
  ["does God have a plan for me", "trusting-god", "calling"],
  ["is hell real", "life-after-death"],
  ["why is there so much evil", "why-suffering"],
  ["I'm questioning everything I was taught", "doubt"],
  ["I can't forgive myself", "guilt"],
  ["gambling has ruined me", "temptation"],
  ["I want to read my Bible more", "where-to-begin"],
  ["my husband lies to me", "broken-trust"],
  ["we are newlyweds and already fighting", "conflict-in-marriage"],
  ["my ex-wife won't let me see the kids", "separation"],
  ["I'm 8 months pregnant and scared", "expecting", "fear"],
  ["my mother has Parkinson's", "illness", "ageing-parents"],
  ["what is love", "gods-love", "sayings-of-jesus"],
  ["I don't know how to talk to God", "learning-to-pray"],
  ["prayer feels like talking to a wall", "learning-to-pray", "unanswered-prayer"],
  ["the book of Revelation confuses me", "understanding-scripture"],
  ["my classmates laugh at me", "difficult-people"],
  ["my stomach is in knots about tomorrow", "anxiety"],
  ["my wife died of a stroke in May", "grief"],
  ["why did my baby get cancer", "illness", "why-suffering"],
  ["I drink every night", "temptation"],
  ["my husband and I sleep in separate rooms", "growing-apart"],
  ["my wife is seeing someone else", "broken-trust"],
  ["my husband makes fun of my faith", "different-faith"],
  ["my three year old hits other children", "discipline"],
  ["my daughter hasn't spoken to me since the wedding", "child-far-away"],
  ["doctors say we will never have kids", "longing-for-a-child"],
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
  expect(TOPICS.length).toBeGreaterThanOrEqual(60);
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
  ["Tell me about Psalm 23", ["Psalm 23"]],
  ["Read me Psalm 91", ["Psalm 91:1-12", "Psalm 91:13-16"]],
  ["Léeme el Salmo 23", ["Psalm 23"]],
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
])("G13 a crisis message is answered carefully, and towards people: %s", (sentence, kind) => {
  const { text } = ask(sentence, { role: "user", text: "Tell me about money" });
  expect(findCrisis(sentence)).toBe(kind);
  // the application's card has the numbers, before a word of this
  expect(text).toContain("I am a program");
  expect(text).toMatch(/person now|a person who can|reached someone/);
  expect(markersIn(text)).toEqual(["Psalm 34:18"]);
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
