import type { MiddlewareHandler } from "hono";
import type { StripeBindings } from "./api/endpoint.ts";
import { takeFault } from "./behaviour.ts";
import { StripeRefusal } from "./errors.ts";

/** No such host: the caller's own network error, as when Stripe cannot be reached. */
export const NOWHERE = "unreachable.invalid";

/** Stands before the API: what the controls have asked for happens to the call. */
export const withFaults: MiddlewareHandler<StripeBindings> = async (c, next) => {
  const met = await takeFault(c.get("backend").documents, c.req.path);
  switch (met?.fault) {
    case undefined:
      return next();
    case "slow":
      await new Promise((resolve) => setTimeout(resolve, met?.ms ?? 0));
      return next();
    case "lost":
      await next();
      c.res = c.redirect(`http://${NOWHERE}/`, 307);
      return;
    case "unreachable":
      return c.redirect(`http://${NOWHERE}/`, 307);
    case "429":
      throw new StripeRefusal(429, "Too many requests hit the API too quickly.", { code: "rate_limit" });
    default:
      throw new StripeRefusal(500, "An unknown error occurred. (The sandbox was asked to fail.)", {
        type: "api_error",
      });
  }
};
