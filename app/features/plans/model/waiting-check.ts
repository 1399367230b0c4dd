/** A check-off, or its undoing, that waits on a device; `items` as the form has them. */
export type WaitingCheck = {
  requestId: string;
  plan: string;
  items: string;
  read: "yes" | "no";
  at: number;
};

/** What a form checks off; null for any other form. */
export function checkIn(form: FormData, requestId: string, at: number): WaitingCheck | null {
  if (form.get("intent") !== "check") return null;
  const read = form.get("read") === "no" ? "no" : "yes";
  return { requestId, plan: String(form.get("plan")), items: String(form.get("items")), read, at };
}

type Passage = { item: string; read: boolean };

/** A plan's passages as they will be once what waits has been taken: the later press counts. */
export function withWaitingChecks<Shown extends Passage>(
  passages: readonly Shown[],
  planId: string,
  waiting: readonly WaitingCheck[],
): Shown[] {
  const read = new Map<string, boolean>();
  for (const check of waiting.filter(({ plan }) => plan === planId))
    for (const item of check.items.split(",")) read.set(item, check.read === "yes");
  return passages.map((passage) => ({ ...passage, read: read.get(passage.item) ?? passage.read }));
}
