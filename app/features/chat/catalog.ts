/** The companion's name in header, prompt and messages. */
export const COMPANION_NAME = "Companion";

/** C19: what the model is told of the conversation. */
export const CONTEXT_MESSAGES = 10;

/** PR2, G2. */
export const FREE_MESSAGES_A_DAY = 8;

/** A message longer than this is answered with an error; about six pages. */
export const MAX_MESSAGE_CHARACTERS = 8000;

export const MAX_TITLE_CHARACTERS = 80;

/** C6: the eight themes. A hub tile's context is one of them too (H5-H10). */
export const CATEGORIES = [
  "prayer",
  "scripture",
  "relationships",
  "guidance",
  "teachings",
  "growth",
  "marriage",
  "parenting",
] as const;
export type Category = (typeof CATEGORIES)[number];

export const CATEGORY_NAMES: Record<Category, string> = {
  prayer: "Prayer",
  scripture: "Scripture",
  relationships: "Relationships",
  guidance: "Guidance",
  teachings: "Teachings",
  growth: "Growth",
  marriage: "Marriage Mediation/Counseling",
  parenting: "Parental Counseling/Advice",
};

export const isCategory = (name: string): name is Category =>
  (CATEGORIES as readonly string[]).includes(name);

/** What a conversation's theme is called; one that is not known is called a conversation. */
export const categoryName = (name: string): string =>
  isCategory(name) ? CATEGORY_NAMES[name] : "Conversation";

/** The first words in a new conversation: ours, said once, free (C17, C18, G2). They also say what it is (G13). */
export const GREETINGS: Record<Category, string> = {
  prayer:
    "Peace to you{name}. We can pray about whatever you bring, or sit with it first. I am an AI companion, not a person: what would you like to bring before God?",
  scripture:
    "Welcome{name}. Name a verse, a story or a question, and we will look at the text together. I am an AI companion, and what I quote is the text itself. Where shall we begin?",
  relationships:
    "I am glad you came{name}. People are worth the trouble, and some days they are trouble. I am an AI companion, here to listen and to open Scripture with you. Who is on your mind?",
  guidance:
    "Welcome{name}. A decision is lighter when it is said aloud. I am an AI companion: I will not decide for you, but I can help you think and pray. What lies before you?",
  teachings:
    "Welcome{name}. We can take a teaching of Jesus slowly, line by line. I am an AI companion, not a teacher with authority over you. Which one draws you today?",
  growth:
    "Welcome{name}. Growth is slow, and it counts. I am an AI companion, glad to walk a little of it with you. What would you like to grow in?",
  marriage:
    "I am glad you came{name}. I am an AI companion and no counselor, but I can encourage you, open Scripture with you, and help you find the words to say at home. What is happening between you?",
  parenting:
    "I am glad you came{name}. Raising children is holy and tiring work. I am an AI companion and no counselor, but I can encourage you and think with you. What does your child need just now?",
};

export function greetingFor(category: Category, firstName: string): string {
  // a function, because a name may hold `$&`
  return GREETINGS[category].replace("{name}", () => (firstName ? `, ${firstName}` : ""));
}
