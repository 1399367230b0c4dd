import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { chapterName } from "#app/features/bible/chapter.ts";
import { TRANSLATIONS } from "#app/features/bible/translations.ts";
import { addressAt, addressOf, placeOf } from "#app/features/reader/address.ts";
import { fetchChapter } from "#app/features/reader/chapters/kept-chapters.tsx";
import { readerCopy } from "#app/features/reader/copy.ts";
import { typedPath } from "#app/features/reader/picker/typed-form.ts";
import { readReader } from "#app/features/reader/read.server.ts";
import { ReaderView } from "#app/features/reader/reader-page.tsx";
import { notFound, requireMember } from "#app/request/guards.server.ts";

const ID = "routes/bible-study";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [{ title: `${readerCopy[languageOf(matches)].title} · Koinonia` }];
  const { at } = data.page;
  return [{ title: `${chapterName(addressOf(at))} · ${TRANSLATIONS[at.translation].name} · Koinonia` }];
};

/** R13: one chapter. Its text is a built file; the member's own things are one D1 trip. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const read = await readReader(ctx, args.params, new URL(args.request.url));
  if (!read) throw notFound();
  if ("leadTo" in read) throw redirect(read.leadTo);
  return { page: read.page };
}

/** What was typed into the picker without script. */
export async function action(args: ActionFunctionArgs) {
  const { language } = requireMember(args);
  return redirect(typedPath(await args.request.formData(), language), 303);
}

type Shown = Awaited<ReturnType<typeof loader>>;

/** From chapter to chapter the server is not asked: the text is a file, and the rest of the page stays. */
export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs): Promise<Shown> {
  const shown = __remixRouter.state.loaderData[ID] as Shown | undefined;
  const at = shown && params.chapter ? addressAt(params, shown.page.at) : null;
  if (!shown || !at) return serverLoader<typeof loader>();
  const chapter = await fetchChapter(at).catch(() => null);
  return { ...shown, page: { ...shown.page, at: placeOf(at), chapter } };
}

/** A verse that is chosen, and the picker, are in the query: nothing is read for them. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && !formMethod && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

export default function BibleStudy() {
  const { page } = useLoaderData<typeof loader>();
  return <ReaderView page={page} />;
}
