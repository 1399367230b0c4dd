import type { ClientActionFunctionArgs } from "@remix-run/react";
import { isRedirect } from "#app/core/outage.ts";
import { sendForm } from "#app/navigation/send-form.ts";
import { type CommunityReply, notSent } from "./reply.ts";

/**
 * The `clientAction` of the community's pages.
 * @param onTaken a new request was taken: its draft goes
 */
export async function sendCommunity(
  args: ClientActionFunctionArgs,
  onTaken?: () => void,
): Promise<CommunityReply> {
  try {
    return await sendForm<CommunityReply>(args, notSent);
  } catch (error) {
    if (isRedirect(error)) onTaken?.();
    throw error;
  }
}
