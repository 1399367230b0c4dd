import { pageUser } from "#app/request/page-user.ts";

/** What somebody was writing, kept on this device; the form's own id with it, so that sent twice it is one request. */
export type AskDraft = {
  formId: string;
  title: string;
  body: string;
  theme: string;
  language: string;
  audience: string;
  group: string;
};

const key = (): string => `draft:${pageUser()}:prayer-request`;

export function readAskDraft(): Partial<AskDraft> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key()) ?? "null");
    return kept && typeof kept === "object" ? (kept as Partial<AskDraft>) : {};
  } catch {
    return {};
  }
}

/** Words from elsewhere begin a request; what was being written stays before them. */
export function startAskDraft(words: string): void {
  const { body = "", ...rest } = readAskDraft();
  const draft = { ...rest, body: [body, words].filter(Boolean).join("\n\n") };
  try {
    localStorage.setItem(key(), JSON.stringify(draft));
  } catch {
    // no room on the device: the page of a new request is empty
  }
}

/** @param draft null once it has been sent */
export function keepAskDraft(draft: AskDraft | null): void {
  try {
    if (draft && (draft.body || draft.title)) localStorage.setItem(key(), JSON.stringify(draft));
    else localStorage.removeItem(key());
  } catch {
    // no room on the device: the words are still in the field
  }
}
