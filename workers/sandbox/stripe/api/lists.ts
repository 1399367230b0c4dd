import type { z } from "zod";
import { noSuch } from "#workers/sandbox/stripe/errors.ts";
import { integer, range, text } from "#workers/sandbox/stripe/params.ts";
import type { Kept, Kind } from "#workers/sandbox/stripe/store/records.ts";
import type { StripeStore } from "#workers/sandbox/stripe/store/store.ts";

const MAX = 100;

/** What every list takes. */
export const PAGING = {
  limit: integer.refine((limit) => limit >= 1 && limit <= MAX, "limit").optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
};

export const CREATED = { created: range.optional() };

type Paging = z.infer<z.ZodObject<typeof PAGING>>;
type Created = z.infer<z.ZodObject<typeof CREATED>>;

export type List<T> = { object: "list"; data: T[]; has_more: boolean; url: string };

/** One page of what is newest first, as Stripe pages. */
export function pageOf<K extends Kind>(
  records: Kept<K>[],
  { limit = 10, starting_after, ending_before }: Paging,
  url: string,
): List<Kept<K>["object"]> {
  const placeOf = (id: string, param: string): number => {
    const place = records.findIndex((record) => record.object.id === id);
    if (place === -1) throw noSuch("object", id, param);
    return place;
  };
  if (ending_before !== undefined) {
    const before = records.slice(0, placeOf(ending_before, "ending_before"));
    const data = before.slice(-limit).map(({ object }) => object);
    return { object: "list", data, has_more: before.length > limit, url };
  }
  const rest =
    starting_after === undefined ? records : records.slice(placeOf(starting_after, "starting_after") + 1);
  const data = rest.slice(0, limit).map(({ object }) => object);
  return { object: "list", data, has_more: rest.length > limit, url };
}

export const isWithin = (at: number, { created }: Created): boolean =>
  created === undefined ||
  (at >= (created.gte ?? at) &&
    at <= (created.lte ?? at) &&
    (!("gt" in created) || created.gt === undefined || at > created.gt) &&
    (!("lt" in created) || created.lt === undefined || at < created.lt));

/** The records of a kind that have all the values that are asked for, `path` by `path`; of nobody there are none. */
export async function having<K extends Kind>(
  store: StripeStore,
  kind: K,
  wanted: Record<string, string | undefined>,
): Promise<Kept<K>[]> {
  const customer = wanted["object.customer"];
  if (customer !== undefined) await store.get("customer", customer, "customer");
  const asked = Object.entries(wanted).filter((one): one is [string, string] => one[1] !== undefined);
  const [first, ...others] = asked;
  let records = first ? await store.where(kind, first[0], first[1]) : await store.all(kind);
  for (const [path, value] of others) {
    const ids = new Set((await store.where(kind, path, value)).map(({ object }) => object.id));
    records = records.filter(({ object }) => ids.has(object.id));
  }
  return records;
}
