/** What a search's link or a shared address points at: `#msg_…`; null for any other. */
export const landing = (hash: string): string | null => /^#(msg_[0-9A-Za-z]+)$/.exec(hash)?.[1] ?? null;
