import { revalidatePage, routerState } from "#app/request/framework.ts";

/** What is told within a moment is read once, ms. */
const MOMENT_MS = 50;

let soon: ReturnType<typeof setTimeout> | undefined;

/**
 * Reads the page's rows again, soon; in the browser. Not while rows are being read, for a reading that is broken off is
 * a fault in the console; not while a form is being sent and what answers it is followed, for another reading that begins
 * meanwhile takes a redirect away; and once for all who ask within a moment. The router itself is looked at: what React
 * has drawn of it may be a moment behind. What a form was answered stays on the page (`useActionReply`).
 */
export function revalidateSoon(): void {
  if (soon === undefined) soon = setTimeout(read, MOMENT_MS);
}

function read(): void {
  const { navigation, revalidation, fetchers } = routerState();
  const isSending = [...fetchers.values()].some(({ state }) => state !== "idle");
  const isReading = isSending || navigation.state !== "idle" || revalidation !== "idle";
  soon = isReading ? setTimeout(read, MOMENT_MS) : undefined;
  if (!isReading) revalidatePage();
}
