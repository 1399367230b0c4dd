import type { Topic } from "./topic.ts";

/** Topics that came later; `topics.ts` says where they stand. */
export const MORE: readonly Topic[] = [
  {
    id: "singleness",
    category: "relationships",
    words: "single singleness unmarried bachelor",
    phrases: ["still single", "being single", "find a husband", "find a wife"],
    opening:
      "Being single when you hoped for another life can ache, and it is a whole life too. Paul and Jesus lived it; nobody in Scripture calls it half.",
    passages: ["1 Corinthians 7:7-8", "Psalm 73:25-26", "Isaiah 56:4-5", "Psalm 16:5-6"],
    questions: [
      "What do you miss most: a person, or a place to belong?",
      "Where are you known by name this week?",
    ],
    prayer: "God, you know what I long for. Make this life whole, whatever comes, and give me people. Amen.",
  },
  {
    id: "blended-family",
    category: "parenting",
    words: "stepson stepdaughter stepmom stepdad stepchildren stepkids blended",
    phrases: ["my step kids", "his kids from", "her kids from"],
    opening:
      "Two families under one roof grow together slowly, over years more than weeks. Love that is offered and not demanded is seldom wasted. The other parent, a pastor or a family counselor can help with what is old in it.",
    passages: ["Ruth 1:16-17", "Colossians 3:12-14", "Romans 12:18", "1 Corinthians 13:4-7"],
    questions: [
      "What has the child lost that you cannot replace?",
      "Which small thing do the two of you enjoy?",
    ],
    prayer: "God, make room in this house for everyone's story, and give me patience with slow love. Amen.",
  },
  {
    id: "growing-old",
    category: "guidance",
    words: "eighty ninety seventy",
    phrases: ["getting old", "old age", "growing old"],
    opening:
      "To have outlived so much is a kind of loneliness, and a kind of treasure. Scripture speaks to gray heads with tenderness, and gives them work still.",
    passages: ["Isaiah 46:4", "Psalm 71:17-18", "Psalm 92:12-14", "2 Corinthians 4:16", "Luke 2:36-38"],
    questions: [
      "What have you seen that someone younger should hear?",
      "Who would be glad of a call from you today?",
    ],
    prayer: "God, you have carried me this far. Carry me on, and show me what is still mine to give. Amen.",
  },
  {
    id: "world-events",
    category: "guidance",
    words: "news headlines politics election ukraine gaza",
    phrases: ["the state of the world", "watch the news", "end times"],
    opening:
      "The whole world's sorrow arrives by evening, and one heart was not made to hold it. You may close the screen and still care.",
    passages: ["Psalm 46:1-3", "Psalm 46:9-10", "John 16:33", "Micah 4:3-4", "1 Timothy 2:1-2"],
    questions: [
      "Which one sorrow of all these lies nearest to you?",
      "What small good is within reach of your hands?",
    ],
    prayer: "God, the nations rage. Have mercy on those in danger tonight, and show me my small part. Amen.",
  },
  {
    id: "who-is-jesus",
    category: "teachings",
    words: "trinity messiah incarnation divinity",
    phrases: ["who is jesus", "was jesus god", "son of god", "is jesus god"],
    opening:
      "It is the question that he himself asked his friends. The church has answered with the word Trinity, and has never claimed to have it by the end.",
    passages: ["Matthew 16:15-16", "John 1:1", "John 1:14", "Colossians 1:15-17", "Philippians 2:5-8"],
    questions: [
      "Who do you say that he is, in your own words today?",
      "Which of these lines would you ask more about?",
    ],
    prayer: "God, show me who Jesus is, more than words about him. Amen.",
  },
  {
    id: "lords-prayer",
    category: "prayer",
    words: "hallowed trespasses",
    phrases: ["lords prayer", "our father", "thy kingdom", "daily bread"],
    opening:
      "It is short enough for a child and wide enough for a life: a name, a kingdom, bread, mercy and a way out. It can be prayed one line a day.",
    passages: ["Matthew 6:9-13", "Luke 11:1-4", "Matthew 6:14-15"],
    questions: ["Which line do you pray easily, and which one sticks?", "What would bread for today be?"],
    prayer: "Our Father, teach me to mean one line of it today. Amen.",
  },
  {
    id: "fasting",
    category: "prayer",
    words: "fasting fast lent",
    phrases: ["day fast", "give up for lent", "daniel fast"],
    opening:
      "Fasting makes a little room, and is worth nothing as a show. If you are ill, pregnant, under age or have struggled with eating, let it be something other than food, and ask a doctor first.",
    passages: ["Matthew 6:16-18", "Isaiah 58:6-7", "Joel 2:12-13", "Acts 13:2-3"],
    questions: [
      "What do you hope there will be room for?",
      "What besides food could you lay down for a while?",
    ],
    prayer: "God, I lay this down for a while. Fill the room with what you love. Amen.",
  },
  {
    id: "giving",
    category: "growth",
    words: "tithe tithes tithing offering generous generosity giving donate charity",
    phrases: ["ten percent", "10 percent", "give to the poor", "give to the church"],
    opening:
      "Christians differ on the tenth; on a free and cheerful heart they hardly do. Nobody is asked to give what the children need to eat.",
    passages: [
      "2 Corinthians 9:6-8",
      "Mark 12:41-44",
      "Malachi 3:10",
      "Proverbs 3:9-10",
      "2 Corinthians 8:12",
    ],
    questions: ["What would you give gladly, if nobody counted?", "What must be paid first, in honesty?"],
    prayer: "God, all of it came from you. Make my hand open and my head clear. Amen.",
  },
];
