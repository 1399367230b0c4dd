import { Hono } from "hono";
import { z } from "zod";
import { randomId } from "#workers/sandbox/random.ts";
import { invalid, missing, noSuch } from "#workers/sandbox/stripe/errors.ts";
import { expireCheckout } from "#workers/sandbox/stripe/money/checkout.ts";
import { newSession } from "#workers/sandbox/stripe/objects/session.ts";
import { boolean, email, integer, metadata, text, url } from "#workers/sandbox/stripe/params.ts";
import type { Kept } from "#workers/sandbox/stripe/store/records.ts";
import type { StripeStore } from "#workers/sandbox/stripe/store/store.ts";
import { endpoint, type StripeBindings } from "./endpoint.ts";
import { LINE_ITEM, linesOf } from "./line-items.ts";
import { CREATED, having, isWithin, PAGING, pageOf } from "./lists.ts";

const [SOONEST_S, LATEST_S] = [30 * 60, 24 * 3600];

const CREATE = {
  mode: z.enum(["payment", "subscription"]),
  line_items: z.array(LINE_ITEM).min(1).max(20).optional(),
  success_url: url.optional(),
  cancel_url: url.optional(),
  customer: text.optional(),
  customer_email: email.optional(),
  customer_creation: z.enum(["always", "if_required"]).optional(),
  client_reference_id: z
    .string()
    .regex(/^[\w-]{1,200}$/)
    .optional(),
  metadata: metadata.optional(),
  expires_at: integer.optional(),
  locale: z.enum(["auto", "en", "es", "es-419"]).optional(),
  submit_type: z.enum(["auto", "book", "donate", "pay", "subscribe"]).optional(),
  custom_text: z
    .strictObject({ submit: z.strictObject({ message: z.string().min(1).max(1200) }).optional() })
    .optional(),
  allow_promotion_codes: boolean.refine((on) => !on, "The sandbox has no promotion codes.").optional(),
  // an account of the sandbox takes cards alone, but where a session allows banks by name
  allowed_payment_method_types: z
    .array(z.enum(["card", "us_bank_account"]))
    .min(1)
    .optional(),
  ui_mode: z.enum(["hosted_page"]).optional(),
  subscription_data: z
    .strictObject({ metadata: metadata.optional(), description: text.max(500).optional() })
    .optional(),
  payment_intent_data: z
    .strictObject({ metadata: metadata.optional(), description: text.max(1000).optional() })
    .optional(),
};

type Wanted = z.infer<z.ZodObject<typeof CREATE>>;

export const checkout = new Hono<StripeBindings>();

checkout.post(
  "/sessions",
  endpoint(CREATE, async (store, wanted) => {
    checkTogether(wanted);
    if (wanted.customer !== undefined) await livingCustomer(store, wanted.customer);
    const lines = await linesOf(store, wanted.line_items ?? [], wanted.mode);
    const id = randomId("cs_test", 58);
    const session = newSession(id, store.now, {
      mode: wanted.mode,
      customer: wanted.customer ?? null,
      customerEmail: wanted.customer_email ?? null,
      customerCreation: wanted.customer ? null : (wanted.customer_creation ?? "if_required"),
      clientReferenceId: wanted.client_reference_id ?? null,
      metadata: wanted.metadata ?? {},
      successUrl: wanted.success_url ?? null,
      cancelUrl: wanted.cancel_url ?? null,
      expiresAt: expiryOf(wanted.expires_at, store.now),
      locale: wanted.locale ?? null,
      submitType: wanted.submit_type ?? null,
      submitMessage: wanted.custom_text?.submit?.message ?? null,
      allowedTypes: wanted.allowed_payment_method_types ?? null,
      amount: lines.reduce((sum, line) => sum + line.amount_total, 0),
      url: `${store.pages}/c/pay/${id}`,
    });
    const data = wanted.subscription_data ?? wanted.payment_intent_data;
    const passedOn = { metadata: data?.metadata ?? {}, description: data?.description ?? null };
    store.add("checkout.session", { object: session, lines, passedOn, attempt: null }, session.expires_at);
    return session;
  }),
);

checkout.get(
  "/sessions",
  endpoint(
    {
      ...PAGING,
      ...CREATED,
      customer: text.optional(),
      payment_intent: text.optional(),
      subscription: text.optional(),
      status: z.enum(["complete", "expired", "open"]).optional(),
    },
    async (store, params, { path }) => {
      const found = await having(store, "checkout.session", {
        "object.customer": params.customer,
        "object.payment_intent": params.payment_intent,
        "object.subscription": params.subscription,
        "object.status": params.status,
      });
      return pageOf(
        found.filter(({ object }) => isWithin(object.created, params)),
        params,
        path,
      );
    },
  ),
);

checkout.get(
  "/sessions/:id",
  endpoint({}, async (store, _params, { id }) => (await session(store, id)).object),
);

checkout.get(
  "/sessions/:id/line_items",
  endpoint({ ...PAGING }, async (store, _params, { id, path }) => ({
    object: "list",
    data: (await session(store, id)).lines,
    has_more: false,
    url: path,
  })),
);

checkout.post(
  "/sessions/:id/expire",
  endpoint({}, async (store, _params, { id }) => {
    const { object } = await session(store, id);
    if (object.status !== "open") {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${object.status}\`.`,
      );
    }
    return expireCheckout(store, id);
  }),
);

async function session(store: StripeStore, id: string): Promise<Kept<"checkout.session">> {
  const found = await store.find("checkout.session", id);
  if (!found) throw noSuch("checkout.session", id);
  return found;
}

async function livingCustomer(store: StripeStore, id: string): Promise<void> {
  const { deleted } = await store.get("customer", id, "customer");
  if (deleted) throw noSuch("customer", id, "customer");
}

/** What does not go together, in Stripe's words. */
function checkTogether(wanted: Wanted): void {
  if (!wanted.line_items) throw missing("line_items");
  if (!wanted.success_url) throw missing("success_url");
  if (wanted.customer && wanted.customer_email) {
    throw invalid("You may only specify one of these parameters: customer, customer_email.", "customer");
  }
  if (wanted.customer && wanted.customer_creation) {
    throw invalid("You may only specify one of these parameters: customer, customer_creation.", "customer");
  }
  if (wanted.mode === "payment" && wanted.subscription_data) {
    throw invalid("You can not pass `subscription_data` in `payment` mode.", "subscription_data");
  }
  if (wanted.mode === "subscription") {
    for (const name of ["payment_intent_data", "customer_creation"] as const) {
      if (wanted[name]) throw invalid(`You can not pass \`${name}\` in \`subscription\` mode.`, name);
    }
    if (wanted.allowed_payment_method_types?.includes("us_bank_account")) {
      throw invalid("The sandbox's bank accounts pay once, not each month.", "allowed_payment_method_types");
    }
    if (wanted.submit_type && !["auto", "subscribe"].includes(wanted.submit_type)) {
      throw invalid("You can not pass this `submit_type` in `subscription` mode.", "submit_type");
    }
  }
}

function expiryOf(wanted: number | undefined, now: number): number {
  if (wanted === undefined) return now + LATEST_S;
  if (wanted < now + SOONEST_S) {
    throw invalid(
      "The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.",
      "expires_at",
    );
  }
  if (wanted > now + LATEST_S) {
    throw invalid(
      "The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.",
      "expires_at",
    );
  }
  return wanted;
}
