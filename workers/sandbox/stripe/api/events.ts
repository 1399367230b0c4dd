import { Hono } from "hono";
import { z } from "zod";
import { invalid } from "#workers/sandbox/stripe/errors.ts";
import { boolean, text } from "#workers/sandbox/stripe/params.ts";
import { endpoint, type StripeBindings } from "./endpoint.ts";
import { CREATED, having, isWithin, PAGING, pageOf } from "./lists.ts";

/** Older events cannot be listed, seconds. */
const KEPT_S = 30 * 86_400;

export const events = new Hono<StripeBindings>();

events.get(
  "/",
  endpoint(
    {
      ...PAGING,
      ...CREATED,
      type: text.optional(),
      types: z.array(text).max(20).optional(),
      delivery_success: boolean.optional(),
    },
    async (store, params, { path }) => {
      if (params.type !== undefined && params.types) {
        throw invalid("You may only specify one of these parameters: type, types.", "type");
      }
      const found = await having(store, "event", {});
      const names = params.types ?? (params.type === undefined ? null : [params.type]);
      const wanted = found.filter(
        ({ object, delivery }) =>
          object.created > store.now - KEPT_S &&
          isWithin(object.created, params) &&
          (names?.some((name) => isNamed(object.type, name)) ?? true) &&
          (params.delivery_success === undefined ||
            params.delivery_success === (delivery.state === "delivered")),
      );
      return pageOf(wanted, params, path);
    },
  ),
);

/** `charge.*` names them all. */
const isNamed = (type: string, name: string): boolean =>
  name.endsWith("*") ? type.startsWith(name.slice(0, -1)) : type === name;

events.get(
  "/:id",
  endpoint({}, async (store, _params, { id }) => (await store.get("event", id)).object),
);
