import type { Documents } from "#workers/sandbox/documents.ts";
import { record } from "#workers/sandbox/outbox.ts";
import { randomCode, randomSid } from "#workers/sandbox/random.ts";
import { notFound, TwilioError } from "#workers/sandbox/twilio/errors.ts";
import { isPhoneNumber, takesTexts } from "#workers/sandbox/twilio/numbers.ts";

const MINUTE = 60_000;
const CODE_LIFE_MS = 10 * MINUTE;
const SEND_WINDOW_MS = 10 * MINUTE;
const MAX_SENDS = 3;
const MAX_TRIES = 5;

const KIND = "twilio_verification";
const BY_SID = "twilio_verification_sid";

type Status = "pending" | "approved" | "canceled";

/** The newest verification of one number with one service. Times are epoch ms by the sandbox's clock. */
export type Verification = {
  sid: string;
  serviceSid: string;
  to: string;
  code: string;
  status: Status;
  tries: number;
  sends: number[];
  createdAt: number;
  updatedAt: number;
};

const keyOf = (serviceSid: string, to: string) => `${serviceSid}:${to}`;

/** Twilio repeats the code of a pending verification, and forgets the sends of an approved one. */
function nextSend(last: Verification, now: number): Verification {
  const alive = last.status === "pending" && now < last.createdAt + CODE_LIFE_MS;
  const sends = last.status === "approved" ? [] : last.sends.filter((at) => now < at + SEND_WINDOW_MS);
  if (sends.length >= MAX_SENDS) throw new TwilioError(429, 60203, "Max send attempts reached");
  if (alive) return { ...last, sends: [...sends, now], updatedAt: now };
  return { ...newVerification(last.serviceSid, last.to, now), sends: [...sends, now] };
}

function newVerification(serviceSid: string, to: string, now: number): Verification {
  const verification = {
    sid: randomSid("VE"),
    serviceSid,
    to,
    code: randomCode(),
    status: "pending",
  } as const;
  return { ...verification, tries: 0, sends: [now], createdAt: now, updatedAt: now };
}

/** Sends a code by SMS. */
export async function startVerification(
  documents: Documents,
  now: number,
  { serviceSid, to, channel }: { serviceSid: string; to: string; channel: string },
): Promise<Verification> {
  if (!isPhoneNumber(to)) throw new TwilioError(400, 60200, `Invalid parameter \`To\`: ${to}`);
  if (channel !== "sms") throw new TwilioError(400, 60200, `Invalid parameter \`Channel\`: ${channel}`);
  if (!takesTexts(to)) throw new TwilioError(403, 60205, "SMS is not supported by landline phone number");

  const key = keyOf(serviceSid, to);
  const first = newVerification(serviceSid, to, now);
  const verification = (await documents.insert(KIND, key, first))
    ? first
    : await documents.update<Verification>(KIND, key, (last) => nextSend(last, now));
  if (!verification) throw notFound(`/Services/${serviceSid}/Verifications`);

  await documents.put(BY_SID, verification.sid, { key });
  const text = `Your Koinonia verification code is: ${verification.code}`;
  await record(documents, { kind: "sms", to, text, code: verification.code });
  return verification;
}

/** A wrong code is no error: the answer is `pending`. Used, canceled and expired ones are 404, as at Twilio. */
export async function checkVerification(
  documents: Documents,
  now: number,
  { serviceSid, to, code }: { serviceSid: string; to: string; code: string },
): Promise<Verification> {
  if (!/^\d{4,10}$/.test(code)) throw new TwilioError(400, 60200, `Invalid parameter: Code`);
  const gone = notFound(`/Services/${serviceSid}/VerificationCheck`);
  const checked = await documents.update<Verification>(KIND, keyOf(serviceSid, to), (verification) => {
    if (verification.status !== "pending" || now >= verification.createdAt + CODE_LIFE_MS) throw gone;
    if (verification.tries >= MAX_TRIES) throw new TwilioError(429, 60202, "Max check attempts reached");
    const status = verification.code === code ? "approved" : "pending";
    return { ...verification, status, tries: verification.tries + 1, updatedAt: now };
  });
  if (!checked) throw gone;
  return checked;
}

async function keyBySid(documents: Documents, serviceSid: string, sid: string): Promise<string> {
  const pointer = await documents.get<{ key: string }>(BY_SID, sid);
  if (!pointer?.key.startsWith(`${serviceSid}:`))
    throw notFound(`/Services/${serviceSid}/Verifications/${sid}`);
  return pointer.key;
}

export async function findVerification(
  documents: Documents,
  serviceSid: string,
  sid: string,
): Promise<Verification> {
  const verification = await documents.get<Verification>(KIND, await keyBySid(documents, serviceSid, sid));
  if (verification?.sid !== sid) throw notFound(`/Services/${serviceSid}/Verifications/${sid}`);
  return verification;
}

/** The owner of the account may cancel or approve a pending verification. */
export async function setVerificationStatus(
  documents: Documents,
  now: number,
  { serviceSid, sid, status }: { serviceSid: string; sid: string; status: string },
): Promise<Verification> {
  if (status !== "canceled" && status !== "approved") {
    throw new TwilioError(400, 60200, `Invalid parameter \`Status\`: ${status}`);
  }
  const gone = notFound(`/Services/${serviceSid}/Verifications/${sid}`);
  const changed = await documents.update<Verification>(
    KIND,
    await keyBySid(documents, serviceSid, sid),
    (verification) => {
      if (verification.sid !== sid || verification.status !== "pending") throw gone;
      return { ...verification, status, updatedAt: now };
    },
  );
  if (!changed) throw gone;
  return changed;
}
