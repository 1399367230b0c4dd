import type { Category } from "#app/features/chat/catalog.ts";

/** A way to begin: the category (C6), a short title to read and the words that are sent. */
export type Starter = {
  category: Category;
  title: string;
  text: string;
};

export const starters: readonly Starter[] = [
  {
    category: "prayer",
    title: "Pray with me about tomorrow",
    text: "Pray with me about tomorrow. I am carrying it with me tonight.",
  },
  {
    category: "scripture",
    title: "Who is “the Word” in John 1?",
    text: "Who is “the Word” in John 1, and why does John begin there?",
  },
  {
    category: "relationships",
    title: "Forgiving with no apology",
    text: "How do I forgive someone who has never apologized?",
  },
  {
    category: "guidance",
    title: "Think through a decision",
    text: "Help me think through a decision I have to make.",
  },
  {
    category: "teachings",
    title: "The Lord’s Prayer, line by line",
    text: "Take me through the Lord’s Prayer, line by line.",
  },
  {
    category: "growth",
    title: "Ten quiet minutes a day",
    text: "How could I spend ten quiet minutes a day with God?",
  },
  {
    category: "marriage",
    title: "The same argument, again",
    text: "My spouse and I keep having the same argument. Where do we begin?",
  },
  {
    category: "parenting",
    title: "My teenager has gone quiet",
    text: "My teenager has gone quiet and I do not know how to reach them.",
  },
];
