import type { TextMessages, TextRefusal } from "#app/vendors/ports.ts";
import { fetchTransport } from "#app/vendors/twilio/fetch-transport.ts";
import { twilioResources } from "#app/vendors/twilio/resources.ts";
import { isSignedByTwilio } from "#app/vendors/twilio/signature.ts";

type TwilioConfig = {
  accountSid: string;
  authToken: string;
  verifyServiceSid: string;
  /** The sender of notices, E.164. */
  from: string;
  /** In the place of Twilio's hosts: the sandbox. */
  baseUrl?: string;
};

type Refused = { ok: false; refusal: TextRefusal };

/** Twilio's error codes that a member can cause; https://www.twilio.com/docs/api/errors */
const REFUSALS: Record<number, TextRefusal> = {
  21211: "number_invalid",
  21214: "number_invalid",
  // whoever answered STOP
  21610: "stopped",
  21614: "number_invalid",
  60200: "number_invalid",
  60202: "too_many_tries",
  60203: "too_many_sends",
  60205: "number_invalid",
};

/** Not found: used, canceled or expired. Elsewhere it means wrong settings, and throws. */
const CHECK_REFUSALS: Record<number, TextRefusal> = { ...REFUSALS, 20404: "code_expired" };

// The class of the error depends on the answer's format; all carry Twilio's code.
function refusalOf(error: unknown, refusals = REFUSALS): Refused {
  const code = error instanceof Error && "code" in error ? Number(error.code) : Number.NaN;
  const refusal = refusals[code];
  if (!refusal) throw error;
  return { ok: false, refusal };
}

/** Codes by Twilio Verify and notices by Twilio's Messages. What a member cannot cause throws. */
export function twilioTextMessages(config: TwilioConfig): TextMessages {
  const { verifications, checks, messages } = twilioResources(
    fetchTransport(config),
    config.verifyServiceSid,
  );
  return {
    async sendCode(to) {
      try {
        await verifications.create({ to, channel: "sms" });
        return { ok: true };
      } catch (error) {
        return refusalOf(error);
      }
    },

    async checkCode(to, code) {
      // Twilio answers 60200 to it, the same as to a number that is none
      if (!/^\d{4,10}$/.test(code)) return { ok: false, refusal: "code_wrong" };
      try {
        const { status } = await checks.create({ to, code });
        if (status === "approved") return { ok: true };
        return { ok: false, refusal: status === "pending" ? "code_wrong" : "code_expired" };
      } catch (error) {
        return refusalOf(error, CHECK_REFUSALS);
      }
    },

    async send(to, body) {
      try {
        const { sid } = await messages.create({ to, from: config.from, body });
        return { ok: true, id: sid };
      } catch (error) {
        return refusalOf(error);
      }
    },

    isSigned: (request) => isSignedByTwilio(config.authToken, request),
  };
}
