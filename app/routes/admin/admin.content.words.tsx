import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { newId } from "#app/core/id.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { contentCopy } from "#app/features/admin/content/copy-content.ts";
import { actOnWords, readWords } from "#app/features/admin/content/words.server.ts";
import { WordsView } from "#app/features/admin/content/words-view.tsx";
import { AdminPage } from "#app/features/admin/parts/admin-page.tsx";
import { STATUS_OF } from "#app/features/admin/parts/reply.ts";
import { badForm, requireMember, requireRole } from "#app/request/guards.server.ts";
import { useCopy } from "#app/ui/words/language.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${contentCopy[languageOf(matches)].words.title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  return { ...(await readWords(ctx)), formId: newId("form", ctx.now(), ctx.random) };
}

export async function action(args: ActionFunctionArgs) {
  const ctx = await requireRole(args, "admin");
  const reply = await actOnWords(ctx, await args.request.formData());
  if (!reply) throw badForm();
  return data(reply, { status: reply.ok ? 200 : STATUS_OF[reply.refusal] });
}

export default function AdminContentWords() {
  const { member, words, formId } = useLoaderData<typeof loader>();
  const { title, text } = useCopy(contentCopy).words;
  return (
    <AdminPage member={member} title={title} text={text}>
      <WordsView words={words} userId={member.userId} formId={formId} />
    </AdminPage>
  );
}
