import { getCookie } from "hono/cookie";
import {
  clientCookie,
  clientJson,
  clientUat,
  createClient,
  findClient,
  uatCookies,
} from "#workers/sandbox/clerk/clients.ts";
import { type Call, type ClerkContext, type ClientCall, openCall } from "#workers/sandbox/clerk/wire/call.ts";
import { signedOut } from "#workers/sandbox/clerk/wire/errors.ts";
import type { ClientRecord } from "#workers/sandbox/clerk/wire/records.ts";

/** The work of one endpoint; `id` is the path's own, empty where it has none. */
type Work = (call: ClientCall, id: string) => Promise<unknown>;

export async function openFrontendCall(
  c: ClerkContext,
): Promise<{ call: Call; client: ClientRecord | null }> {
  const call = await openCall(c);
  return { call, client: await findClient(call, getCookie(c, "__client")) };
}

/** An endpoint that changes something: a browser without a client gets one; the answer carries the client. */
export const mutation = (work: Work) => async (c: ClerkContext) => {
  const { call: opened, client } = await openFrontendCall(c);
  const call: ClientCall = { ...opened, client: client ?? (await createClient(opened)) };
  // at once, so that a refusal keeps it as well
  if (!client) c.header("set-cookie", await clientCookie(call), { append: true });

  const response = await work(call, c.req.param("id") ?? "");

  // the work may have ended a session of this client by another way
  call.client = (await call.documents.get<ClientRecord>("client", call.client.id)) ?? call.client;
  await keepUat(c, call);
  return c.json({ response, client: await clientJson(call, call.client) });
};

/** The browser may have been signed in or out by another way meanwhile, a link on another device. */
async function keepUat(c: ClerkContext, call: ClientCall): Promise<void> {
  if (getCookie(c, "__client_uat") === String(await clientUat(call, call.client))) return;
  for (const cookie of await uatCookies(call)) c.header("set-cookie", cookie, { append: true });
}

/** An endpoint for a browser that is known already; answers with the bare value. */
export const bare = (work: Work) => async (c: ClerkContext) => {
  const { call, client } = await openFrontendCall(c);
  if (!client) throw signedOut();
  return c.json(await work({ ...call, client }, c.req.param("id") ?? ""));
};

/** An endpoint that only reads, for a browser that is known already. */
export const reading = (work: Work) => async (c: ClerkContext) => {
  const { call, client } = await openFrontendCall(c);
  if (!client) throw signedOut();
  const known = { ...call, client };
  await keepUat(c, known);
  const response = await work(known, c.req.param("id") ?? "");
  return c.json({ response, client: await clientJson(known, client) });
};
