import type { Documents } from "#workers/sandbox/documents.ts";

const KIND = "twilio-stopped";

/** Twilio's own list: who answered STOP gets nothing until they answer START. */
export const setStopped = (documents: Documents, number: string, stopped: boolean): Promise<unknown> =>
  documents.put(KIND, number, { stopped });

export async function isStopped(documents: Documents, number: string): Promise<boolean> {
  return (await documents.get<{ stopped: boolean }>(KIND, number))?.stopped ?? false;
}
