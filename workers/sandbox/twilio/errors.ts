/** A refusal in Twilio's own shape; codes and words from Twilio's error dictionary. */
export class TwilioError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 429;
  readonly code: number;

  constructor(status: 400 | 401 | 403 | 404 | 429, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  body() {
    return {
      code: this.code,
      message: this.message,
      more_info: `https://www.twilio.com/docs/errors/${this.code}`,
      status: this.status,
    };
  }
}

export const notFound = (path: string) =>
  new TwilioError(404, 20404, `The requested resource ${path} was not found`);
