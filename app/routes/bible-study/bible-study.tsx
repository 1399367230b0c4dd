import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "@remix-run/react";
import { isRedirect } from "#app/core/outage.ts";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { chapterName } from "#app/features/bible/chapter/chapter.ts";
import { TRANSLATIONS } from "#app/features/bible/translations.ts";
import { paintedChapter } from "#app/features/marks/read.server.ts";
import { actOnReader } from "#app/features/reader/act.server.ts";
import { addressAt, addressOf } from "#app/features/reader/address.ts";
import { turnedTo } from "#app/features/reader/chapters/turned-to.tsx";
import { readerCopy } from "#app/features/reader/copy.ts";
import { readReader } from "#app/features/reader/read.server.ts";
import { ReaderView } from "#app/features/reader/reader-page.tsx";
import { useTurnedAhead } from "#app/features/reader/turn/turned-ahead.tsx";
import { routerState } from "#app/request/framework.ts";
import { notFound, requireMember } from "#app/request/guards.server.ts";
import { useReaderParts } from "./reader-parts.tsx";

const ID = "routes/bible-study";

/** Read as it came; its scripts come with the first sign of a hand (decision 0094). */
export const handle: PageHandle = { document: "app", hydrates: "when-used" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [{ title: `${readerCopy[languageOf(matches)].title} · Koinonia` }];
  const { at } = data.page;
  return [{ title: `${chapterName(addressOf(at))} · ${TRANSLATIONS[at.translation].name} · Koinonia` }];
};

/** R13: one chapter. Its text is a built file; the member's own things are one D1 trip. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const read = await readReader(ctx, args.params, args.request, paintedChapter);
  if (!read) throw notFound();
  if ("leadTo" in read) throw redirect(read.leadTo);
  return read;
}

/** A reference that was typed, the look of the text, the place that was read. */
export async function action(args: ActionFunctionArgs) {
  const done = await actOnReader(requireMember(args), args.request);
  if ("kept" in done) return data(done);
  return redirect(done.leadTo, { status: 303, headers: done.cookie ? { "set-cookie": done.cookie } : {} });
}

type Shown = Awaited<ReturnType<typeof loader>>;

/** From chapter to chapter the server is not asked: the text is a file, and the rest of the page stays. */
export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs): Promise<Shown> {
  const shown = routerState().loaderData[ID] as Shown | undefined;
  const at = shown && params.chapter ? addressAt(params, shown.page.at) : null;
  // what is marked in another chapter is read when it is shown
  return shown && at ? { page: await turnedTo(shown.page, at), marks: [] } : serverLoader<typeof loader>();
}

/** The place is kept in passing: an outage of that is nobody's to hear of. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (isRedirect(error)) throw error;
    return { kept: false };
  }
}

/**
 * A verse that is chosen, an open window, the place that was kept: nothing is read anew for them. A reply that comes
 * while another chapter is on its way is asked for that chapter too.
 */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => {
  if (currentUrl.pathname !== nextUrl.pathname) return true;
  if (formData) return formData.get("intent") !== "place";
  return currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
};

export default function BibleStudy() {
  const { page: loaded, marks } = useLoaderData<typeof loader>();
  const page = useTurnedAhead(loaded);
  const { parts, painter } = useReaderParts(page, marks);
  return (
    <>
      <ReaderView page={page} parts={parts} />
      {painter}
    </>
  );
}
