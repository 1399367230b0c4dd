import { vendorCode } from "#app/features/access/copy/copy-vendor.ts";
import type { AccountFlow } from "#app/features/access/rules/view.ts";
import { openClerk } from "#app/session/session-browser.ts";

/**
 * Who is signed in in this browser already, by the vendor's word: another tab, or an answer that came after it
 * was given up. The session becomes this page's; null when there is none.
 */
export async function existingSession(): Promise<string | null> {
  const clerk = await openClerk();
  await clerk.client.reload();
  const session = clerk.client.sessions.find(({ status }) => status === "active");
  if (!session) return null;
  await clerk.setActive({ session: session.id });
  return session.publicUserData.identifier.toLowerCase();
}

/**
 * The vendor refuses a step, and the person is in: an answer to an earlier try came after it was given up. On they
 * go; another person who signed in meanwhile is named.
 * @param identifier who the step is of
 * @returns false when nobody is in
 */
export async function recoverSignedIn(
  error: unknown,
  identifier: string | null,
  flow: AccountFlow,
): Promise<boolean> {
  const code = vendorCode(error);
  if (code === "" || code === "network_error") return false;
  const existing = await existingSession();
  if (existing === null) return false;
  if (existing === identifier?.toLowerCase()) flow.leave("sign-in");
  else flow.go({ at: "existingSession", identifier: existing });
  return true;
}
