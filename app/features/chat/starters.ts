import type { Category } from "#app/features/chat/catalog.ts";
import type { IconName } from "#app/ui/icons.ts";

/** A way to begin: the category (C6), a short title to read and the words that are sent. */
export type Starter = {
  category: Category;
  icon: IconName;
  title: string;
  text: string;
};

export const starters: readonly Starter[] = [
  {
    category: "prayer",
    icon: "flame",
    title: "Pray with me about tomorrow",
    text: "Pray with me about tomorrow. I am carrying it with me tonight.",
  },
  {
    category: "scripture",
    icon: "book-open",
    title: "Who is “the Word” in John 1?",
    text: "Who is “the Word” in John 1, and why does John begin there?",
  },
  {
    category: "relationships",
    icon: "users-round",
    title: "Forgiving with no apology",
    text: "How do I forgive someone who has never apologized?",
  },
  {
    category: "guidance",
    icon: "compass",
    title: "Think through a decision",
    text: "Help me think through a decision I have to make.",
  },
  {
    category: "teachings",
    icon: "scroll-text",
    title: "The Lord’s Prayer, line by line",
    text: "Take me through the Lord’s Prayer, line by line.",
  },
  {
    category: "growth",
    icon: "sprout",
    title: "Ten quiet minutes a day",
    text: "How could I spend ten quiet minutes a day with God?",
  },
  {
    category: "marriage",
    icon: "heart-handshake",
    title: "The same argument, again",
    text: "My spouse and I keep having the same argument. Where do we begin?",
  },
  {
    category: "parenting",
    icon: "house",
    title: "My teenager has gone quiet",
    text: "My teenager has gone quiet and I do not know how to reach them.",
  },
];
