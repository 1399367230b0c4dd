/** A post as the file has it: the words and the name of those alone who said yes. */
export type FilePost = {
  id: string;
  parentId: string | null;
  kind: "talk" | "prayer";
  reading: number | null;
  at: number;
  name: string | null;
  words: string | null;
};

export type FileWords = {
  member: string;
  noWords: string;
  reading: (number: number) => string;
  prayer: string;
  talk: string;
  about: string;
};

type Part = Omit<FilePost, "id" | "parentId"> & { answers: Part[] };

/** Each post with its answers, in the order in which they were written; an answer to what is gone stands alone. */
export function partsOf(posts: readonly FilePost[]): Part[] {
  const parts = new Map<string, Part>();
  const first: Part[] = [];
  for (const { id, parentId, ...post } of posts) {
    const part = { ...post, answers: [] };
    parts.set(id, part);
    const under = parentId === null ? undefined : parts.get(parentId);
    (under?.answers ?? first).push(part);
  }
  return first;
}

/** What Markdown would read as a sign of its own stands as it was written. */
export const asWritten = (text: string): string =>
  text.replace(/[\\`*_{}[\]()#+!|<>~&-]/g, (sign) => `\\${sign}`).replace(/^(\s*\d+)([.)])/gm, "$1\\$2");

const DAY = /T.*$/;
const dayOf = (at: number): string => new Date(at).toISOString().replace(DAY, "");

const quoted = (text: string, depth: string): string =>
  text
    .split("\n")
    .map((line) => `${depth}> ${line}`)
    .join("\n");

/** The group's posts as Markdown. */
export function markdownOf(name: string, posts: readonly FilePost[], words: FileWords): string {
  const lineOf = (part: Part, depth: string): string[] => [
    `${depth}**${part.name === null ? words.member : asWritten(part.name)}**, ${dayOf(part.at)}`,
    quoted(part.words === null ? `*${words.noWords}*` : asWritten(part.words), depth),
    "",
    ...part.answers.flatMap((answer) => lineOf(answer, `${depth}> `)),
  ];
  const headOf = ({ kind, reading }: Part): string =>
    reading !== null ? words.reading(reading + 1) : kind === "prayer" ? words.prayer : words.talk;
  const parts = partsOf(posts);
  const heads = [...new Set(parts.map(headOf))];
  return [
    `# ${asWritten(name)}`,
    "",
    words.about,
    "",
    ...heads.flatMap((head) => [
      `## ${head}`,
      "",
      ...parts.filter((part) => headOf(part) === head).flatMap((part) => lineOf(part, "")),
    ]),
  ].join("\n");
}

/** The same as JSON: nobody's id, and null for whoever has not said yes. */
export const jsonOf = (name: string, posts: readonly FilePost[], about: string): string =>
  JSON.stringify(
    {
      group: name,
      about,
      posts: partsOf(posts).map(function plain({ at, answers, ...part }: Part): object {
        return { ...part, at: new Date(at).toISOString(), answers: answers.map(plain) };
      }),
    },
    null,
    2,
  );
