import { billingRefusalCopy } from "#app/features/billing/model/copy-refusals.ts";
import type { CheckoutOrder } from "#app/features/billing/model/offers.ts";
import { type BillingRefusal, STATUS, waitOf } from "#app/features/billing/model/refusals.ts";
import type { MemberContext } from "#app/request/context.ts";
import { refusedJson } from "#app/request/server-function.server.ts";
import { type CheckoutRefusal, openCheckout } from "./checkout.server.ts";
import { openPortal } from "./portal.server.ts";

/** X3: what went wrong at the vendor is said in the specification's words; every other refusal in its own. */
function checkoutRefused(ctx: MemberContext, refusal: CheckoutRefusal): Response {
  const words = billingRefusalCopy[ctx.language];
  const message = refusal === "billing.unreachable" ? words.checkoutFailed : words.refusals[refusal].text;
  return refusedPage(ctx, refusal, message);
}

/** A limit is told with its own title, and with when it is over. */
function refusedPage({ language, now }: MemberContext, refusal: BillingRefusal, message: string): Response {
  const wait = waitOf(refusal, now());
  const { title } = billingRefusalCopy[language].refusals[refusal];
  const isLimit = Object.keys(wait).length > 0;
  const response = refusedJson(refusal, message, STATUS[refusal], isLimit ? { title } : {});
  for (const [name, value] of Object.entries(wait)) response.headers.set(name, value);
  return response;
}

async function checkout(ctx: MemberContext, wanted: CheckoutOrder): Promise<Response> {
  const opened = await openCheckout(ctx, wanted, { source: "functions" });
  return opened.ok ? Response.json({ url: opened.value.url }) : checkoutRefused(ctx, opened.refusal);
}

/** F6 */
export const createCheckoutFunction = (ctx: MemberContext): Promise<Response> =>
  checkout(ctx, { kind: "premium" });

/** F7 */
export const purchaseMessagesFunction = (ctx: MemberContext): Promise<Response> =>
  checkout(ctx, { kind: "pack" });

/** D28: cents, and a word with them; both are judged by whoever opens the page. */
export function giveBlessingFunction(ctx: MemberContext, payload: unknown): Promise<Response> {
  const { amountCents, note, recipient } =
    typeof payload === "object" && payload ? (payload as Record<string, unknown>) : {};
  return checkout(ctx, {
    kind: "blessing",
    amountCents: typeof amountCents === "number" ? amountCents : Number.NaN,
    note: typeof note === "string" ? note : "",
    // what is no text is nobody that could be meant: refused too
    ...(recipient !== undefined && { recipient: typeof recipient === "string" ? recipient : "nobody" }),
  });
}

/** F8, X4 */
export async function customerPortalFunction(ctx: MemberContext): Promise<Response> {
  const opened = await openPortal(ctx);
  if (opened.ok) return Response.json({ url: opened.value.url });
  const words = billingRefusalCopy[ctx.language];
  const { text } = words.refusals[opened.refusal];
  const message = opened.refusal === "billing.unreachable" ? words.portalFailed : text;
  return refusedPage(ctx, opened.refusal, message);
}

/** X5-X7: what a visitor is told instead. */
export const SIGN_IN_FIRST = {
  checkout: ({ language }: Reader) => signIn(language, "checkout"),
  messages: ({ language }: Reader) => signIn(language, "messages"),
  portal: ({ language }: Reader) => signIn(language, "portal"),
  blessing: ({ language }: Reader) => signIn(language, "blessing"),
};

type Reader = Pick<MemberContext, "language">;

function signIn(language: Reader["language"], what: "checkout" | "messages" | "portal" | "blessing") {
  const { title, [what]: message } = billingRefusalCopy[language].signIn;
  return { title, message };
}
