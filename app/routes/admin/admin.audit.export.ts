import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { exportAudit } from "#app/features/admin/audit/read.server.ts";
import { typedIn } from "#app/features/admin/parts/reply.ts";
import { badForm, requireRole } from "#app/request/guards.server.ts";

/** An address for a form; whoever types it is led to the page that has it. */
export async function loader(args: LoaderFunctionArgs) {
  await requireRole(args, "admin");
  return redirect("/admin/audit");
}

/** A file, or back to the page that says why not. */
export async function action(args: ActionFunctionArgs) {
  const ctx = await requireRole(args, "admin");
  const form = new URLSearchParams(typedIn(await args.request.formData()));
  if (!form.get("formId")) throw badForm();
  const answer = await exportAudit(ctx, form);
  return answer instanceof Response ? answer : redirect(`/admin/audit?refused=${answer}`, 303);
}
