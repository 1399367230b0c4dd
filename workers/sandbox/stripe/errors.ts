import type Stripe from "stripe";

export type StripeStatus = 400 | 401 | 402 | 403 | 404 | 409 | 429 | 500;

export const DECLINED = "Your card was declined.";

type Detail = Partial<Record<"code" | "param" | "decline_code" | "type", string>>;

/** A refusal in Stripe's own shape; codes and words as Stripe's API gives them. */
export class StripeRefusal extends Error {
  readonly status: StripeStatus;
  readonly detail: Detail;

  constructor(status: StripeStatus, message: string, detail: Detail = {}) {
    super(message);
    this.status = status;
    this.detail = detail;
  }

  body() {
    const { code, type = "invalid_request_error", ...rest } = this.detail;
    const doc_url = code && `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}`;
    return {
      error: {
        ...(code && { code, doc_url }),
        ...rest,
        message: this.message,
        type: type as Stripe.StripeRawError["type"],
      },
    };
  }
}

/** Not found where the address names it, a bad request where a parameter does. */
export const noSuch = (what: string, id: string, param = "id") =>
  new StripeRefusal(param === "id" ? 404 : 400, `No such ${what}: '${id}'`, {
    code: "resource_missing",
    param,
  });

export const missing = (param: string) =>
  new StripeRefusal(400, `Missing required param: ${param}.`, { code: "parameter_missing", param });

export const unknown = (param: string) =>
  new StripeRefusal(400, `Received unknown parameter: ${param}`, { code: "parameter_unknown", param });

export const invalid = (message: string, param?: string, code?: string) =>
  new StripeRefusal(400, message, { ...(param && { param }), ...(code && { code }) });

export const cardDeclined = () =>
  new StripeRefusal(402, DECLINED, {
    code: "card_declined",
    decline_code: "generic_decline",
    type: "card_error",
  });

export const unknownRoute = (method: string, path: string) =>
  new StripeRefusal(
    404,
    `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  );
