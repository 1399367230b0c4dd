import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { sendNote } from "#app/features/groups/evening/send-note.server.ts";
import { notFound } from "#app/request/guards.server.ts";

/** There is nothing to read here. */
export const loader = () => {
  throw notFound();
};

/** A note, as a phone in an evening sends it, at once or when the network is back. */
export const action = async (args: ActionFunctionArgs) => sendNote(args, await args.request.formData());
