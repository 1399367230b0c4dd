import type { ClientLoaderFunctionArgs } from "@remix-run/react";

/**
 * The `clientLoader` of every static page: a link from an app page asks for the document anew, since Remix's
 * scripts do not draw static documents. The page that is left stays as it is until the next one comes.
 */
export function toDocument({ request }: ClientLoaderFunctionArgs): Promise<never> {
  location.assign(request.url);
  return new Promise(() => {});
}
