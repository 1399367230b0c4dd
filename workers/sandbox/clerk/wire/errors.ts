export type ClerkErrorStatus = 400 | 401 | 403 | 404 | 422;

/** A refusal in Clerk's own shape; codes and words as Clerk's API gives them. */
export class ClerkError extends Error {
  readonly status: ClerkErrorStatus;
  readonly code: string;
  readonly param: string | undefined;
  readonly longMessage: string;

  constructor(
    status: ClerkErrorStatus,
    code: string,
    message: string,
    param?: string,
    longMessage = message,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.param = param;
    this.longMessage = longMessage;
  }

  body() {
    const meta = this.param === undefined ? {} : { param_name: this.param };
    return {
      errors: [{ code: this.code, message: this.message, long_message: this.longMessage, meta }],
      clerk_trace_id: crypto.randomUUID().replaceAll("-", ""),
    };
  }
}

export const notFound = (what = "Resource") =>
  new ClerkError(404, "resource_not_found", "Resource not found", undefined, `${what} not found`);

export const signedOut = () =>
  new ClerkError(
    401,
    "authentication_invalid",
    "Invalid authentication",
    undefined,
    "Unable to authenticate the request",
  );

export const taken = (param: "email_address" | "phone_number") =>
  new ClerkError(
    422,
    "form_identifier_exists",
    `That ${param === "email_address" ? "email address" : "phone number"} is taken. Please try another.`,
    param,
  );

export const missing = (param: string) =>
  new ClerkError(422, "form_param_missing", "is missing", param, `${param} must be included.`);

export const malformed = (param: string, longMessage: string) =>
  new ClerkError(422, "form_param_format_invalid", "is invalid", param, longMessage);

export const wrongPassword = (param = "password") =>
  new ClerkError(
    422,
    "form_password_incorrect",
    "Password is incorrect. Try again, or use another method.",
    param,
  );

export const captchaInvalid = () =>
  new ClerkError(
    400,
    "captcha_invalid",
    "CAPTCHA verification failed",
    undefined,
    "The CAPTCHA failed to load or was not solved. Please refresh the page and try again.",
  );
