/** Pages that a person may be sent back to after signing in (D5). */
const RETURNS = ["/chatbot", "/gamification", "/bible-study", "/community", "/voice-chat"];

/** Where sign-in leads: the page that was asked for, if it is one of ours, else the companion. */
export function destinationAfterSignIn(returnTo: string | null): string {
  if (!returnTo || /[\\\u0000-\u001F]/u.test(returnTo)) return "/chatbot";
  const known = RETURNS.some((path) => returnTo === path || returnTo.startsWith(`${path}/`));
  return known && !returnTo.includes("//") ? returnTo : "/chatbot";
}
