import type { AppContext } from "#app/request/context.ts";
import { accountPath, modeOf, onwardPath, optionsOf, type PopupOpener } from "./rules/account-options.ts";
import { hostedAddress, openerOrigin } from "./rules/popup.ts";

type Settings = { POPUP_ORIGINS?: string; CLERK_HOSTED_PAGES?: string };

/** What `/auth` is asked for: where to go instead, or whom a popup would tell. */
export type SignInTarget = { leadsTo: string } | { opener: PopupOpener | null; done: boolean };

export function openSignIn(
  request: Request,
  { origin, session }: AppContext,
  settings: Settings,
): SignInTarget {
  const query = new URL(request.url).searchParams;
  const said = [query.get("opener"), request.headers.get("referer")];
  const opener: PopupOpener | null = query.has("popup")
    ? { origin: openerOrigin(origin, settings.POPUP_ORIGINS, said) }
    : null;
  // said to nobody who is not signed in, and told to no opener
  if (session && query.get("popup") === "done") return { opener, done: true };
  const options = { ...optionsOf(query), ...(opener && { popup: opener }) };
  const byLink = query.get("__clerk_status") === "verified";
  if (session) return { leadsTo: onwardPath(byLink ? "email-link" : "sign-in", options) };
  const pages = settings.CLERK_HOSTED_PAGES;
  if (!pages) return { opener, done: false };
  const signUp = modeOf(query.get("mode") ?? query.get("type")) === "signup";
  const back = onwardPath(signUp ? "sign-up" : "sign-in", options);
  return { leadsTo: hostedAddress(pages, { origin, signUp, back }) };
}

/** Who is not signed in after all begins at sign-in, with everything that was asked for. */
export const backToSignIn = (query: URLSearchParams): string =>
  accountPath({ mode: "login", ...optionsOf(query) });
