import type { PageHandle } from "#app/platform/document-kind.ts";
import { notFound } from "#app/platform/guards.server.ts";

export { toDocument as clientLoader } from "#app/platform/to-document.ts";

export const handle: PageHandle = { document: "static" };

/** R10: any other path. The root's boundary draws it. */
export const loader = () => {
  throw notFound();
};

export default function NotFoundRoute() {
  return null;
}
