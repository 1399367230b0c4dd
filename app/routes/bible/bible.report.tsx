import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { readChapter } from "#app/features/bible/chapter/chapter.server.ts";
import { chapterAt } from "#app/features/bible/chapter/chapter.ts";
import { misprintCopy } from "#app/features/bible/misprints/copy.ts";
import { MISPRINT_STATUS } from "#app/features/bible/misprints/misprint.ts";
import { reportMisprint } from "#app/features/bible/misprints/report.server.ts";
import { ReportPage } from "#app/features/bible/misprints/report-page.tsx";
import { retryAfterHeader } from "#app/rate-limit/rate-limit-rules.ts";
import { notFound } from "#app/request/guards.server.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";

export { toDocument as clientLoader } from "#app/navigation/to-document.ts";
export { retryAfter as headers } from "#app/request/retry-after.server.ts";

export const handle: PageHandle = { document: "static" };

/** The chapter and the number of the verse; not found when there is no such verse. */
function verseAt({ translation, book, chapter, verse }: LoaderFunctionArgs["params"]) {
  const at = chapterAt(translation, book, chapter);
  const number = /^[1-9]\d{0,2}$/.test(verse ?? "") ? Number(verse) : 0;
  if (!at || number === 0) throw notFound();
  return { at, number };
}

export async function loader({ params, context: { app } }: LoaderFunctionArgs) {
  const { at, number } = verseAt(params);
  const verse = (await readChapter(app.bible, at)).find((each) => each.number === number);
  if (!verse) throw notFound();
  return { at, verse };
}

export async function action({ params, request, context: { app } }: ActionFunctionArgs) {
  const { at, number } = verseAt(params);
  const note = (await request.formData()).get("note");
  const verseId = at.book.number * 1_000_000 + at.chapter * 1_000 + number;
  const reported = await reportMisprint(app, { translation: at.translation, verseId, note });
  if (reported.ok) return redirect("/bible/reported", 303);
  const failed = { refusal: reported.refusal, note: typeof note === "string" ? note : "" };
  const headers = reported.refusal === "misprint.too_many" ? retryAfterHeader("day", app.now()) : {};
  return data(failed, { status: MISPRINT_STATUS[reported.refusal], headers });
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [
  { title: `${misprintCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

export default function Report() {
  const { at, verse } = useLoaderData<typeof loader>();
  return <ReportPage at={at} verse={verse} failed={useActionReply<typeof action>()} />;
}
