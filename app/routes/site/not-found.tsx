import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { notFound } from "#app/request/guards.server.ts";

export { toDocument as clientLoader } from "#app/navigation/to-document.ts";

export const handle: PageHandle = { document: "static" };

/** R10: any other path. The root's boundary draws it. */
export const loader = () => {
  throw notFound();
};

export default function NotFoundRoute() {
  return null;
}
