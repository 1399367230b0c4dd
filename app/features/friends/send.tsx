import type { ClientActionFunctionArgs } from "@remix-run/react";
import { sendForm } from "#app/navigation/send-form.ts";
import { type FriendReply, friendNotSent } from "./reply.ts";

export const sendFriends = (args: ClientActionFunctionArgs): Promise<FriendReply> =>
  sendForm<FriendReply>(args, friendNotSent);
