import type { ClientActionFunctionArgs } from "@remix-run/react";
import { sendForm } from "#app/navigation/send-form.ts";
import { type GroupReply, groupNotSent } from "./reply.ts";

export const sendGroups = (args: ClientActionFunctionArgs): Promise<GroupReply> =>
  sendForm<GroupReply>(args, groupNotSent);
