import type { ContentValues } from "#app/core/content/held-content.ts";
import { readStored } from "#app/features/content/forms.ts";
import { entriesOf } from "#app/features/content/model/typed.ts";
import { pollById } from "#app/features/games/feud/polls/catalog-polls.ts";
import { JUDGED_FROM, waits } from "#app/features/games/feud/polls/poll.ts";
import { type GivenWord, givenWords } from "#app/features/games/feud/polls/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { WordLine } from "./page.ts";

export const POLL_KIND = "feud_poll";
const MAX_WORDS = 500;

/** What members gave, in the shared database; counts alone. */
export async function readGiven({ community }: MemberContext): Promise<GivenWord[]> {
  const [words] = await community.batch([givenWords(community, JUDGED_FROM, MAX_WORDS)]);
  return words;
}

type Newest = { item: string; json: string | null };
const saidIn = (poll: string, rows: readonly Newest[]): ContentValues => {
  const json = rows.find(({ item }) => item === poll)?.json;
  return (json ? readStored(POLL_KIND, JSON.parse(json)) : null) ?? {};
};

/** Both lists of a poll in a language, as the newest version has them, also where it waits for its day. */
const judgedIn = (values: ContentValues, language: string): string[] =>
  [`let_in_${language}`, `refused_${language}`].flatMap((name) => entriesOf(String(values[name] ?? "")));

/** Those that nobody has judged, the most frequent first. */
export function waitingWords(
  { language }: Pick<MemberContext, "language">,
  given: readonly GivenWord[],
  rows: readonly Newest[],
): WordLine[] {
  return given.flatMap((one) => {
    const poll = pollById(one.poll);
    if (!poll || !waits(poll, one, judgedIn(saidIn(one.poll, rows), one.language))) return [];
    return [{ ...one, question: poll.question[language] }];
  });
}
