import type { AppLoadContext } from "@remix-run/cloudflare";
import { faultText } from "#app/core/fault-text.ts";
import type { AppContext, MemberContext } from "./context.ts";
import { requireMemberJson } from "./guards.server.ts";
import { guardsCopy } from "./guards-copy.ts";
import "./load-context.ts";

type Args = { request: Request; context: AppLoadContext };

/** A function of the specification: `POST /functions/<name>` with JSON in and out. Who may call it is said in its making. */
export type ServerFunction = (args: Args) => Promise<Response>;

/** By their names; how often each may be called stands under the same name in the feature's `feature.ts`. */
export type ServerFunctions = Readonly<Record<string, ServerFunction>>;

/** Null when there is none or it is no JSON: what the payload must be is each function's own word. */
const payloadOf = (request: Request): Promise<unknown> => request.json().catch(() => null);

type Words = { title: string; message: string };

/**
 * For signed-in members alone; everybody else gets 401 before the payload is read.
 * @param signedOut what the 401 says, where the specification has words of its own for it (X5-X7)
 */
export const forMembers =
  (
    work: (ctx: MemberContext, payload: unknown) => Promise<Response>,
    signedOut?: (app: AppContext) => Words,
  ): ServerFunction =>
  async (args) => {
    const { app } = args.context;
    if (signedOut && !app.session) {
      const { title, message } = signedOut(app);
      return refusedJson("unauthorized", message, 401, { title });
    }
    const ctx = requireMemberJson(args);
    return work(ctx, await payloadOf(args.request));
  };

/** For visitors too: the function itself must say what keeps it from being misused. */
export const forAnyone =
  (work: (ctx: AppContext, payload: unknown) => Promise<Response>): ServerFunction =>
  async (args) =>
    work(args.context.app, await payloadOf(args.request));

/** The one form of a refusal: a name for programs, words for people. */
export const refusedJson = (
  error: string,
  message: string,
  status: number,
  more: Record<string, unknown> = {},
): Response => Response.json({ error, message, ...more }, { status });

type Issue = { path: PropertyKey[] };

/** 400 for a payload of another shape: the names of what is wrong, never its values. */
export const badPayload = (issues: readonly Issue[]): Response =>
  refusedJson(
    "bad_request",
    `Check: ${issues.map((issue) => issue.path.map(String).join(".") || "payload").join(", ")}`,
    400,
  );

/** A function that throws answers JSON too: 500, and its fault in the log. */
export async function callFunction(called: ServerFunction, args: Args): Promise<Response> {
  try {
    return await called(args);
  } catch (error) {
    if (error instanceof Response) return error;
    const { requestId, language } = args.context.app;
    console.error(JSON.stringify({ level: "error", at: "function", requestId, error: faultText(error) }));
    return refusedJson("failed", guardsCopy[language].failed, 500);
  }
}
