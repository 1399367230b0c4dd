import { invalid } from "#workers/sandbox/stripe/errors.ts";
import type { Kind } from "#workers/sandbox/stripe/store/records.ts";
import type { StripeStore } from "#workers/sandbox/stripe/store/store.ts";
import { paymentsOf } from "./invoice-payments.ts";

/** An object of the API, or a list of them. */
export type Wire = { object: string };

/** Which kind of object a field refers to. */
const REFERENCES: Record<string, Kind> = {
  charge: "charge",
  customer: "customer",
  default_payment_method: "payment_method",
  invoice: "invoice",
  latest_charge: "charge",
  latest_invoice: "invoice",
  payment_intent: "payment_intent",
  payment_method: "payment_method",
  product: "product",
  subscription: "subscription",
};

const DEEPEST = 4;

/** Puts objects in the place of their ids, along `expand[]`. */
export async function expanded(
  store: StripeStore,
  object: Wire,
  paths: readonly string[] = [],
): Promise<Wire> {
  let result = object;
  for (const path of paths) {
    const parts = path.split(".");
    if (parts.length > DEEPEST) {
      throw invalid("You cannot expand more than 4 levels of a property.", "expand");
    }
    result = (await along(store, result, parts, path)) as Wire;
  }
  return result;
}

type Fields = Record<string, unknown>;

async function along(store: StripeStore, value: unknown, parts: string[], whole: string): Promise<unknown> {
  const [part, ...rest] = parts;
  if (part === undefined || value === null) return value;
  if (Array.isArray(value)) {
    return Promise.all(value.map((one) => along(store, one, parts, whole)));
  }
  const fields = value as Fields;
  const inner = await resolved(store, fields, part, whole);
  return { ...fields, [part]: await along(store, inner, rest, whole) };
}

async function resolved(store: StripeStore, fields: Fields, part: string, whole: string): Promise<unknown> {
  const value = fields[part];
  if (part === "line_items" && fields.object === "checkout.session") {
    const session = await store.get("checkout.session", String(fields.id));
    return {
      object: "list",
      data: session.lines,
      has_more: false,
      url: `/v1/checkout/sessions/${fields.id}/line_items`,
    };
  }
  if (part === "payments" && fields.object === "invoice") {
    const payments = await paymentsOf(store, await store.get("invoice", String(fields.id)));
    return {
      object: "list",
      data: payments,
      has_more: false,
      url: `/v1/invoice_payments?invoice=${fields.id}`,
    };
  }
  const kind = REFERENCES[part];
  if (typeof value === "string" && kind) {
    const found = await store.get(kind, value);
    return "deleted" in found ? { id: value, object: kind, deleted: true } : found.object;
  }
  if (value === undefined) {
    throw invalid(
      `This property cannot be expanded (${part}). You may want to try expanding '${whole}' without it.`,
      "expand",
    );
  }
  return value;
}
