import type { Topic } from "./topic.ts";

export const GUIDANCE: readonly Topic[] = [
  {
    id: "anxiety",
    category: "guidance",
    words:
      "anxious anxiety worry worries worried worrying nervous panic panicking stress stressed overwhelmed overthinking overthink exam exams interview",
    phrases: [
      "panic attack",
      "cant stop thinking",
      "what if",
      "mind wont stop",
      "racing thoughts",
      "too much going on",
    ],
    opening:
      "That is a lot to carry. You can set it down for a moment; nothing has to be solved while you read this.",
    passages: ["Philippians 4:6-7", "1 Peter 5:6-7", "Psalm 94:19", "Matthew 6:34", "Matthew 6:25-27"],
    questions: [
      "What is the smallest piece of this that belongs to today?",
      "What would you tell a friend who carried the same?",
    ],
    prayer: "God, my thoughts are many. Be near in the middle of them, and give me enough for today. Amen.",
  },
  {
    id: "fear",
    category: "guidance",
    words: "afraid fear fears fearful scared terrified frightened courage brave bravery",
    phrases: [
      "so scared",
      "im scared",
      "be strong and courageous",
      "face my fears",
      "scared of the future",
      "strength and courage",
    ],
    opening:
      "Fear is spoken to very often in Scripture, and hardly ever with blame. Most often it is answered with company.",
    passages: ["Isaiah 41:10", "Psalm 56:3", "Joshua 1:9", "Psalm 46:1-3", "Isaiah 43:1-2"],
    questions: [
      "What exactly are you afraid might happen?",
      "Who could stand beside you when it comes near?",
    ],
    prayer: "God, I am afraid, and I bring you that. Take my hand for the next step. Amen.",
  },
  {
    id: "illness",
    category: "guidance",
    words:
      "sick illness cancer diagnosis diagnosed hospital surgery pain chronic disease healing heal ill tumor chemo biopsy treatment",
    phrases: [
      "test results",
      "the doctor said",
      "in the hospital",
      "get better",
      "my health",
      "recover from",
    ],
    opening:
      "I am sorry that illness is part of this. Bring what the doctors know, and bring this too: people have prayed from sickbeds for a very long time.",
    passages: ["Psalm 41:3", "James 5:14-15", "2 Corinthians 12:9", "Psalm 73:26", "Jeremiah 17:14"],
    questions: [
      "What is the hardest part right now, the body or the waiting?",
      "Who could come with you to the next appointment?",
    ],
    prayer: "God, be near to this body and to those who care for it. Give strength for today. Amen.",
  },
  {
    id: "grief",
    category: "guidance",
    words:
      "grief grieve grieving died dead death funeral mourning mourn widow widowed passed bereaved lost miss buried",
    phrases: [
      "passed away",
      "lost my mom",
      "lost my mother",
      "lost my dad",
      "lost my father",
      "lost my husband",
      "lost my wife",
      "i miss my",
      "anniversary of his death",
      "anniversary of her death",
      "cant believe she is gone",
      "cant believe he is gone",
      "loss of my",
    ],
    opening: "I am sorry. Grief has no timetable, and nobody needs to hurry you through it.",
    passages: ["Psalm 34:18", "John 11:33-35", "Matthew 5:4", "Revelation 21:4", "1 Thessalonians 4:13-14"],
    questions: [
      "Would you like to tell something about them that you hold dear?",
      "What is the hardest hour, and who could be near in it?",
    ],
    prayer: "God, you wept at a friend's grave. Stay with me at this one. Amen.",
  },
  {
    id: "decision",
    category: "guidance",
    words:
      "decision decisions decide deciding choice choices choose wisdom guidance direction discern crossroads",
    phrases: [
      "gods will",
      "what should i do",
      "which way",
      "dont know what to do",
      "right path",
      "know what god wants",
      "hear from god",
      "hear gods voice",
      "should i take",
      "make up my mind",
      "sign from god",
    ],
    opening:
      "A choice like that can stand in every doorway. You are allowed to take it one step at a time, and to ask people you trust.",
    passages: ["Proverbs 3:5-6", "James 1:5", "Psalm 25:4-5", "Psalm 32:8", "Proverbs 11:14"],
    questions: ["What would you choose if you were not afraid?", "Whose counsel has been sound before?"],
    prayer: "God, show me enough light for the next step, and give me wise people to ask. Amen.",
  },
  {
    id: "work",
    category: "guidance",
    words:
      "job work boss career workplace unemployed fired laid office colleague promotion coworkers business",
    phrases: [
      "lost my job",
      "hate my job",
      "laid off",
      "looking for work",
      "job search",
      "at work",
      "new job",
      "job interview",
      "co workers",
    ],
    opening:
      "Work takes many of our hours, and losing it or dreading it weighs on the rest. Your worth does not hang on it.",
    passages: ["Colossians 3:23-24", "Psalm 90:17", "Proverbs 16:3", "Ecclesiastes 3:12-13"],
    questions: [
      "What part of your work, or of looking for it, drains you most?",
      "What is one task that you could do well and then leave?",
    ],
    prayer: "God, establish the work of these hands, and let me rest from it too. Amen.",
  },
  {
    id: "money",
    category: "guidance",
    words:
      "money debt debts bills rent mortgage finances financial broke afford poor tithe tithing savings loan groceries paycheck",
    phrases: [
      "make ends meet",
      "behind on rent",
      "pay the bills",
      "pay my bills",
      "paycheck to paycheck",
      "lose our house",
    ],
    opening:
      "Worry about money is wearing, and it is nothing to be ashamed of. A practical plan and a prayer can stand side by side; a free local advice service may help with the first.",
    passages: [
      "Matthew 6:31-33",
      "Philippians 4:11-13",
      "Hebrews 13:5",
      "Proverbs 30:8-9",
      "Philippians 4:19",
    ],
    questions: [
      "What is the most pressing need this week?",
      "Who could you ask for help with one part of it?",
    ],
    prayer: "God, you know what we need before we ask. Give us bread for today, and wise steps. Amen.",
  },
  {
    id: "change",
    category: "guidance",
    words: "change changes moving transition retire retirement retired college graduation graduated",
    phrases: [
      "new beginning",
      "start over",
      "starting over",
      "new chapter",
      "next chapter",
      "fresh start",
      "second chance",
      "moving away",
      "everything is changing",
    ],
    opening:
      "Standing between what was and what is not yet can feel like no ground at all. Scripture is full of people on the way.",
    passages: ["Isaiah 43:18-19", "Joshua 3:4", "Ecclesiastes 3:1", "Lamentations 3:22-23"],
    questions: [
      "What are you glad to leave, and what are you sad to leave?",
      "What could stay the same while the rest moves?",
    ],
    prayer: "God, I have not passed this way before. Go ahead of me. Amen.",
  },
  {
    id: "calling",
    category: "guidance",
    words: "purpose calling gifts talents mission serve serving volunteer meaning",
    phrases: [
      "my purpose",
      "why am i here",
      "point of my life",
      "meaning of life",
      "what am i meant",
      "use my gifts",
      "called to",
      "stuck in life",
      "wasting my life",
    ],
    opening:
      "Purpose often shows itself in small faithful things before it has a name. You may look for it without hurry.",
    passages: ["Micah 6:8", "Ephesians 2:10", "1 Peter 4:10", "Romans 12:4-6"],
    questions: [
      "What do you do that makes you forget the clock?",
      "Whose need do you notice before others do?",
    ],
    prayer: "God, show me the good that is mine to do today, and let that be enough. Amen.",
  },
];
