import type { ClientActionFunctionArgs } from "@remix-run/react";
import { isRedirect } from "#app/core/outage.ts";
import { sendForm } from "#app/navigation/send-form.ts";
import { type TestimonyReply, testimonyNotSent } from "./reply.ts";

/** @param onTaken a new testimony was taken: its draft goes */
export async function sendTestimony(
  args: ClientActionFunctionArgs,
  onTaken?: () => void,
): Promise<TestimonyReply> {
  try {
    return await sendForm<TestimonyReply>(args, testimonyNotSent);
  } catch (error) {
    if (isRedirect(error)) onTaken?.();
    throw error;
  }
}
