import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

/** R7-R9, R40, G4: addresses that were other rooms' names. */
const MOVED: Record<string, string> = {
  "/chatbot-iframe": "/chatbot",
  "/social": "/community",
  "/restorationcommunity": "/",
  "/payment-success": "/billing/return",
  "/subscribe-success": "/billing/return",
};

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  throw redirect((MOVED[pathname.replace(/(\.data|\/+)$/, "")] ?? "/") + search);
}
