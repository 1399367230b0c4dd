import { pageUser } from "#app/request/page-user.ts";

/** What somebody was writing, kept on this device; the form's own id with it, so that sent twice it is one. */
export type TellDraft = { formId: string; title: string; body: string; verse: string };

const key = (requestId: string): string => `draft:${pageUser()}:testimony:${requestId}`;

export function readTellDraft(requestId: string): Partial<TellDraft> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(requestId)) ?? "null");
    return kept && typeof kept === "object" ? (kept as Partial<TellDraft>) : {};
  } catch {
    return {};
  }
}

/** @param draft null once it has been sent */
export function keepTellDraft(requestId: string, draft: TellDraft | null): void {
  try {
    if (draft && (draft.body || draft.title)) localStorage.setItem(key(requestId), JSON.stringify(draft));
    else localStorage.removeItem(key(requestId));
  } catch {
    // no room on the device: the words are still in the field
  }
}
