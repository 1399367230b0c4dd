import { openClerk } from "#app/platform/session-browser.ts";

/**
 * Who is signed in in this browser already, by the vendor's word: another tab, or an answer that came after it
 * was given up. The session becomes this page's; null when there is none.
 */
export async function standingAs(): Promise<string | null> {
  const clerk = await openClerk();
  await clerk.client.reload();
  const session = clerk.client.sessions.find(({ status }) => status === "active");
  if (!session) return null;
  await clerk.setActive({ session: session.id });
  return session.publicUserData.identifier.toLowerCase();
}
