import { Hono } from "hono";
import { z } from "zod";
import { randomId } from "#workers/sandbox/random.ts";
import { noSuch } from "#workers/sandbox/stripe/errors.ts";
import { newPortalSession } from "#workers/sandbox/stripe/objects/portal-session.ts";
import { text, url } from "#workers/sandbox/stripe/params.ts";
import { endpoint, type StripeBindings } from "./endpoint.ts";

export const portal = new Hono<StripeBindings>();

portal.post(
  "/sessions",
  endpoint(
    { customer: text, return_url: url.optional(), locale: z.enum(["auto", "en", "es", "es-419"]).optional() },
    async (store, wanted) => {
      const { deleted } = await store.get("customer", wanted.customer, "customer");
      if (deleted) throw noSuch("customer", wanted.customer, "customer");
      const id = randomId("bps", 24);
      const session = newPortalSession(id, store.now, {
        customer: wanted.customer,
        returnUrl: wanted.return_url ?? null,
        locale: wanted.locale ?? null,
        url: `${store.pages}/p/session/${id}`,
      });
      store.add("billing_portal.session", { object: session });
      return session;
    },
  ),
);
