import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { FIRST_CHAPTER } from "#app/features/bible/chapter/chapter.ts";

/** The way into the Bible: John, in the translation of the reader's language; all books stand beside it. */
export function loader({ context: { app } }: LoaderFunctionArgs) {
  throw redirect(FIRST_CHAPTER[app.language]);
}
