import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { notFound, requireRole } from "#app/request/guards.server.ts";

/** R35: every address of the administration asks who comes, before it says whether it is there. */
export async function loader(args: LoaderFunctionArgs) {
  await requireRole(args, "admin");
  throw notFound();
}

export default function Admin() {
  return null;
}
