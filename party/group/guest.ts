import type { Admitted } from "#app/features/groups/live/group-event.ts";

/** A member as they come into a group's room: what the Worker's edge has read of them, and the reading that is open. */
export type Guest = Admitted & { reading: number | null };

const MEMBER = "x-group-member";
const READING = "x-group-reading";

/** Overwrites whatever a browser has sent under these names. */
export function writeGuest(headers: Headers, { reading, ...admitted }: Guest): void {
  headers.set(MEMBER, encodeURIComponent(JSON.stringify(admitted)));
  headers.set(READING, reading === null ? "" : String(reading));
}

export function readGuest(headers: Headers): Guest {
  const admitted = JSON.parse(decodeURIComponent(headers.get(MEMBER) ?? "%7B%7D")) as Partial<Admitted>;
  const reading = headers.get(READING) ?? "";
  return {
    handle: admitted.handle ?? "",
    name: admitted.name ?? "",
    hidden: admitted.hidden ?? [],
    reading: /^\d{1,3}$/.test(reading) ? Number(reading) : null,
  };
}
