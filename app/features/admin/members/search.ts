import { HANDLE_PATTERN } from "#app/features/community/members/handle.ts";

/** What a member is looked for by; null for what is nothing. */
export type MemberSearch = { by: "id" | "email" | "handle" | "name"; text: string };

const MAX_QUERY = 200;
const ID = /^user_\w+$/;

/** An id, an exact address, a handle with or without its @, or how a name begins. */
export function memberSearch(query: string): MemberSearch | null {
  const text = query.normalize("NFC").trim();
  if (text.length < 2 || text.length > MAX_QUERY) return null;
  if (ID.test(text)) return { by: "id", text };
  const handle = text.replace(/^@/, "").toLowerCase();
  if (HANDLE_PATTERN.test(handle)) return { by: "handle", text: handle };
  return { by: text.includes("@") ? "email" : "name", text };
}

/** A beginning as `LIKE … ESCAPE '\'` reads it: nothing in it is a sign. */
export const beginning = (text: string): string => `${text.replace(/[\\%_]/g, "\\$&")}%`;
