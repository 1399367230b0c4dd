import type { ClientActionFunctionArgs, ClientLoaderFunctionArgs } from "@remix-run/react";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { sendForm } from "#app/navigation/send-form.ts";
import { type EveningReply, eveningNotSent } from "./reply.ts";

export const sendEvening = (args: ClientActionFunctionArgs): Promise<EveningReply> =>
  sendForm<EveningReply>(args, eveningNotSent);

/** A guest has no session, and the vendor's script is not asked for one. */
export const noSession = async (): Promise<boolean> => true;

export const sendAsGuest = (args: ClientActionFunctionArgs): Promise<EveningReply> =>
  sendForm<EveningReply>(args, eveningNotSent, noSession);

export const loadAsGuest = <Loader,>(args: ClientLoaderFunctionArgs) =>
  loadOrKeep<Loader>("routes/evening.guest", args, noSession);
