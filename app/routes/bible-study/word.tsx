import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readMemberFrame } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { readWord } from "#app/features/word-study/word.server.ts";
import { wordPageCopy } from "#app/features/word-study/word-page/copy.ts";
import { WordPage } from "#app/features/word-study/word-page/word-page.tsx";
import { notFound, requireMember } from "#app/request/guards.server.ts";

/** M11: a word of the Hebrew or Greek, and every place where it stands. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const query = new URL(args.request.url).searchParams;
  const [member, word] = await Promise.all([readMemberFrame(ctx), readWord(ctx, args.params.number, query)]);
  if (!word) throw notFound();
  return { member, word, language: ctx.language };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: "Koinonia" }];
  const { entry, number } = data.word;
  return [{ title: `${wordPageCopy[data.language].title(entry.latin, number)} · Koinonia` }];
};

export default function Word() {
  const { member, word } = useLoaderData<typeof loader>();
  return (
    <MemberPage member={member} className="word-main">
      <WordPage word={word} />
    </MemberPage>
  );
}
