import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { chapterAt, chapterName } from "#app/features/bible/chapter/chapter.ts";
import { readMemberFrame } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { readChapterFile } from "#app/features/reader/chapters/read.server.ts";
import { interlinearCopy } from "#app/features/word-study/interlinear/copy.ts";
import { InterlinearPage } from "#app/features/word-study/interlinear/interlinear-page.tsx";
import { interlinearPath } from "#app/features/word-study/interlinear/path.ts";
import { notFound, requireMember } from "#app/request/guards.server.ts";

/** M11: a chapter of the KJV with the word of the original behind each. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const at = chapterAt("kjv", args.params.book, args.params.chapter);
  if (!at) throw notFound();
  const path = interlinearPath(at.book, at.chapter);
  if (!new URL(args.request.url).pathname.startsWith(path)) throw redirect(path, 301);
  const [member, chapter] = await Promise.all([readMemberFrame(ctx), readChapterFile(ctx, at)]);
  return { member, at, chapter, language: ctx.language };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: "Koinonia" }];
  return [{ title: `${chapterName(data.at)} · ${interlinearCopy[data.language].title} · Koinonia` }];
};

export default function Interlinear() {
  const { member, at, chapter } = useLoaderData<typeof loader>();
  return (
    <MemberPage member={member} className="interlinear-main">
      <InterlinearPage
        key={`${at.book.number} ${at.chapter}`}
        book={at.book}
        chapter={at.chapter}
        text={chapter}
      />
    </MemberPage>
  );
}
