import type { Author } from "#app/features/community/model/request-line.ts";
import type { Moderation } from "#app/features/community/model/themes.ts";

/** `BBCCCVVV` of the first verse and the last. */
export type ChosenVerse = { first: number; last: number; translation: string };

/** A testimony as one reader sees it. */
export type TestimonyLine = {
  id: string;
  title: string;
  body: string;
  language: string;
  author: Author | null;
  mine: boolean;
  unnamed: boolean;
  state: "shown" | "withdrawn";
  /** To its author; to everyone else always `shown`. */
  moderation: Moderation;
  verse: ChosenVerse | null;
  amens: number;
  /** The reader has said it. */
  amen: boolean;
  /** That the reader sees. */
  comments: number;
  createdAt: number;
  editedAt: number | null;
  version: number;
};

type Named = { handle: string | null; name: string | null; picture: string | null };

export type TestimonyRow = Omit<TestimonyLine, "author" | "mine" | "unnamed" | "verse" | "amen"> &
  Named & {
    mine: number;
    unnamed: number;
    amen: number;
    verseFirst: number | null;
    verseLast: number | null;
    verseTranslation: string | null;
  };

const authorOf = ({ handle, name, picture }: Named): Author | null =>
  handle === null || name === null ? null : { handle, name, picture: picture ?? "" };

export function testimonyLine(row: TestimonyRow): TestimonyLine {
  const { handle, name, picture, mine, unnamed, amen, verseFirst, verseLast, verseTranslation, ...rest } =
    row;
  return {
    ...rest,
    author: authorOf({ handle, name, picture }),
    mine: mine === 1,
    unnamed: unnamed === 1,
    amen: amen === 1,
    verse:
      verseFirst === null || verseLast === null || verseTranslation === null
        ? null
        : { first: verseFirst, last: verseLast, translation: verseTranslation },
  };
}

/** A comment as one reader sees it; `isAuthor`: by who wrote the testimony. */
export type CommentLine = {
  id: string;
  parentId: string | null;
  body: string;
  language: string;
  author: Author | null;
  mine: boolean;
  isAuthor: boolean;
  state: "shown" | "withdrawn";
  moderation: Moderation;
  createdAt: number;
};

export type CommentRow = Omit<CommentLine, "author" | "mine" | "isAuthor"> &
  Named & { mine: number; isAuthor: number };

export function commentLine({ handle, name, picture, mine, isAuthor, ...rest }: CommentRow): CommentLine {
  return { ...rest, author: authorOf({ handle, name, picture }), mine: mine === 1, isAuthor: isAuthor === 1 };
}

export type Thread = CommentLine & { replies: CommentLine[] };

/** Each comment with what was answered to it; an answer whose comment the reader does not see stands by itself. */
export function threadsOf(comments: readonly CommentLine[]): Thread[] {
  const known = new Set(comments.map(({ id }) => id));
  const isReply = ({ parentId }: CommentLine) => parentId !== null && known.has(parentId);
  return comments
    .filter((one) => !isReply(one))
    .map((one) => ({ ...one, replies: comments.filter(({ parentId }) => parentId === one.id) }))
    .filter(({ state, replies }) => state === "shown" || replies.length > 0);
}
