import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { chapterAt, chapterName, chapterPath, runAt } from "#app/features/bible/chapter/chapter.ts";
import { chapterCopy } from "#app/features/bible/copy.ts";
import { TRANSLATIONS } from "#app/features/bible/translations.ts";
import { readChapterFile } from "#app/features/reader/chapters/read.server.ts";
import { PublicChapter } from "#app/features/reader/public/public-chapter.tsx";
import { notFound } from "#app/request/guards.server.ts";

export { toDocument as clientLoader } from "#app/navigation/to-document.ts";

export const handle: PageHandle = { document: "static" };

/** A verse's badge leads here: its chapter, with the verse as the target and a run of verses marked. */
export async function loader({ params, request, context: { app } }: LoaderFunctionArgs) {
  const at = chapterAt(params.translation, params.book, params.chapter);
  if (!at) throw notFound();
  const path = chapterPath(at);
  const { pathname, searchParams } = new URL(request.url);
  const run = runAt(searchParams.get("verses"));
  // each chapter has one address; the browser keeps the verse behind the `#`
  if (!pathname.startsWith(path)) throw redirect(path + (run ? `?verses=${run.from}-${run.to}` : ""), 301);
  return { at, run, chapter: await readChapterFile(app, at), language: app.language };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: "Koinonia" }];
  const name = chapterName(data.at);
  const translation = TRANSLATIONS[data.at.translation].name;
  return [
    { title: `${name} · ${translation} · Koinonia` },
    { name: "description", content: chapterCopy[data.language].description(name, translation) },
  ];
};

export default function Chapter() {
  const { at, chapter, run } = useLoaderData<typeof loader>();
  return <PublicChapter at={at} chapter={chapter} run={run} />;
}
