import type { Documents } from "#workers/sandbox/documents.ts";
import { record } from "#workers/sandbox/outbox.ts";
import { randomSid } from "#workers/sandbox/random.ts";
import { TwilioError } from "#workers/sandbox/twilio/errors.ts";
import { isPhoneNumber, takesTexts } from "#workers/sandbox/twilio/numbers.ts";
import { isStopped } from "#workers/sandbox/twilio/stopped.ts";

const MAX_BODY_LENGTH = 1600;

export type Message = { sid: string; accountSid: string; to: string; from: string; body: string; at: number };

/** `ownNumber` is the only sender that the account has. */
export async function sendMessage(
  documents: Documents,
  now: number,
  message: { accountSid: string; ownNumber: string; to: string; from: string; body: string },
): Promise<Message> {
  const { accountSid, ownNumber, to, from, body } = message;
  if (!to) throw new TwilioError(400, 21604, "A 'To' phone number is required.");
  if (!isPhoneNumber(to)) {
    throw new TwilioError(400, 21211, `Invalid 'To' Phone Number: ${to.slice(0, -4)}XXXX`);
  }
  if (!takesTexts(to)) throw new TwilioError(400, 21614, `'To' number: ${to}, is not a valid mobile number`);
  if (!from) throw new TwilioError(400, 21603, "A 'From' phone number is required.");
  if (from !== ownNumber) {
    throw new TwilioError(
      400,
      21606,
      `The 'From' phone number ${from} is not a valid, SMS-capable inbound phone number for your account.`,
    );
  }
  if (!body) throw new TwilioError(400, 21602, "Message body is required.");
  if (body.length > MAX_BODY_LENGTH) {
    throw new TwilioError(400, 21617, "The concatenated message body exceeds the 1600 character limit");
  }
  if (await isStopped(documents, to))
    throw new TwilioError(400, 21610, "Attempt to send to unsubscribed recipient");
  await record(documents, { kind: "sms", to, text: body, code: null });
  return { sid: randomSid("SM"), accountSid, to, from, body, at: now };
}
