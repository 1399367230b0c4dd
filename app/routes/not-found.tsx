import { notFound } from "#app/platform/guards.server.ts";

/** R10: any other path. The root's boundary draws it. */
export const loader = () => {
  throw notFound();
};

export default function NotFoundRoute() {
  return null;
}
