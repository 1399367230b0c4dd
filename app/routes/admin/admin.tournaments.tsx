import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { newId } from "#app/core/id.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { AdminPage } from "#app/features/admin/parts/admin-page.tsx";
import { STATUS_OF } from "#app/features/admin/parts/reply.ts";
import { reviewsCopy } from "#app/features/admin/tournaments/copy-reviews.ts";
import { actOnReviews, readReviews } from "#app/features/admin/tournaments/reviews.server.ts";
import { ReviewsView } from "#app/features/admin/tournaments/reviews-view.tsx";
import { badForm, requireMember, requireRole } from "#app/request/guards.server.ts";
import { useCopy } from "#app/ui/words/language.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${reviewsCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  return { ...(await readReviews(ctx)), formId: newId("form", ctx.now(), ctx.random) };
}

export async function action(args: ActionFunctionArgs) {
  const ctx = await requireRole(args, "admin");
  const reply = await actOnReviews(ctx, await args.request.formData());
  if (!reply) throw badForm();
  return data(reply, { status: reply.ok ? 200 : STATUS_OF[reply.refusal] });
}

export default function AdminTournaments() {
  const { member, reviews, formId } = useLoaderData<typeof loader>();
  const { title, text } = useCopy(reviewsCopy);
  return (
    <AdminPage member={member} title={title} text={text}>
      <ReviewsView reviews={reviews} userId={member.userId} formId={formId} />
    </AdminPage>
  );
}
