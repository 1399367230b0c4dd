import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { functions as mail } from "#app/mail/mail-functions.server.ts";
import { FUNCTIONS } from "#app/manifest/functions.server.ts";
import { callFunction, refusedJson, type ServerFunction } from "#app/request/server-function.server.ts";

/** The specification's server functions by name; each is made for those who may call it. */
const functions = new Map<string, ServerFunction>(Object.entries({ ...FUNCTIONS, ...mail }));

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const called = functions.get(args.params.name ?? "");
  if (!called) return refusedJson("not_found", "There is no such function.", 404);
  if (args.request.method !== "POST") return notByPost();
  return callFunction(called, args);
}

export const loader = (): Response => notByPost();

const notByPost = (): Response => refusedJson("method_not_allowed", "Functions are called by POST.", 405);
