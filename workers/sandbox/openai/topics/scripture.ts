import type { Topic } from "./topic.ts";

export const SCRIPTURE: readonly Topic[] = [
  {
    id: "where-to-begin",
    category: "scripture",
    words: "beginner",
    phrases: [
      "start reading",
      "begin reading",
      "where to start",
      "where do i start",
      "where should i start",
      "new to the bible",
      "never read the bible",
      "which book first",
      "first time reading",
      "new believer",
      "new christian",
      "reading plan",
      "read the bible more",
      "reading the bible every day",
    ],
    opening:
      "There is no wrong door. Many people begin with a Gospel, Mark for its shortness or John for its depth, and a psalm beside it.",
    passages: ["Psalm 1:1-3", "Luke 24:27", "Psalm 19:7-8", "Psalm 119:130"],
    questions: [
      "What are you hoping to find as you read?",
      "Would a few verses a day suit you better than a chapter?",
    ],
    prayer: "God, as I open this book, let me meet you in it, a little at a time. Amen.",
  },
  {
    id: "understanding-scripture",
    category: "scripture",
    words:
      "confusing interpret interpretation context translation translations verse verses passage scripture scriptures",
    phrases: [
      "understand the bible",
      "bible is confusing",
      "dont understand what i read",
      "bible is hard",
      "what does the bible say",
      "how to study",
      "study the bible",
      "bible study",
      "read the old testament",
      "contradict",
    ],
    opening:
      "Hard passages are hard for most readers, and asking is part of reading. It often helps to read what stands before and after, slowly, and with someone else.",
    passages: ["Acts 8:30-31", "Nehemiah 8:8", "Psalm 119:18", "Acts 17:11"],
    questions: ["Which words made you stop?", "Who could you read it with, in a group or over a cup of tea?"],
    prayer: "God, open my eyes to what is here, and give me patience with what I do not yet see. Amen.",
  },
  {
    id: "power-of-scripture",
    category: "scripture",
    words: "memorize memorise meditate",
    phrases: [
      "gods word",
      "word of god",
      "why read the bible",
      "why should i read",
      "is the bible true",
      "trust the bible",
      "bible boring",
      "bible relevant",
      "inspired by god",
    ],
    opening:
      "People have leaned on these words in very different lives and centuries. The book has things to say about itself, and you can weigh them.",
    passages: ["2 Timothy 3:16-17", "Isaiah 55:10-11", "Psalm 119:105", "Hebrews 4:12"],
    questions: [
      "Is there a verse that has stayed with you over the years?",
      "What would you like it to give light to now?",
    ],
    prayer: "God, let your word be a light for the next step, even if not for the whole road. Amen.",
  },
];
