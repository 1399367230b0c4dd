import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

/** R7-R9: addresses that were other rooms' names. */
const MOVED: Record<string, string> = {
  "/chatbot-iframe": "/chatbot",
  "/social": "/community",
  "/restorationcommunity": "/",
};

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  throw redirect((MOVED[pathname.replace(/(\.data|\/+)$/, "")] ?? "/") + search);
}
