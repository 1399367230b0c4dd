/** What the measured member has talked about: the same rows for the product and for the baseline beside it. */
export type Talk = {
  /** Of conversations, newest first. */
  titles: readonly string[];
  /** The newest conversation's, oldest first. */
  messages: readonly { role: "user" | "assistant"; text: string }[];
  /** In the last message alone. */
  lastWords: string;
};

const CONVERSATIONS = 30;
const MESSAGES = 20;

const QUESTION = "I have been awake at night over my work, and I do not know how to pray about it any more.";
const ANSWER =
  "That sounds like a long stretch of short nights, and you are carrying it well into the day. You are not the first to pray lying awake, and the words need not be good ones.";

const lastWords = "the last word of today";

export const TALK: Talk = {
  titles: Array.from({ length: CONVERSATIONS }, (_, n) => `What was on my mind, ${n + 1}`),
  messages: Array.from({ length: MESSAGES }, (_, n) => ({
    role: n % 2 === 0 ? "user" : "assistant",
    text: `${n % 2 === 0 ? QUESTION : ANSWER}${n === MESSAGES - 1 ? ` This is ${lastWords}.` : ""}`,
  })),
  lastWords,
};
