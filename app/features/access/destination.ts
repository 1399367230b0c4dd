/** Pages that a person may be sent back to after signing in (D5). */
const RETURNS = ["/chatbot", "/gamification", "/bible-study", "/community", "/voice-chat", "/social"];

/** Where sign-in leads: the page that was asked for, if it is one of ours, else the companion. */
export function destinationAfterSignIn(returnTo: string | null): string {
  if (!returnTo?.startsWith("/") || /\/\/|\\|\p{Cc}/u.test(returnTo)) return "/chatbot";
  // as the browser will read it: without dot segments
  const { pathname, search } = new URL(returnTo, "http://own.invalid");
  const known = RETURNS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return known ? pathname + search : "/chatbot";
}
