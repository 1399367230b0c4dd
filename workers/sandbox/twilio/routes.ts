import { type Context, Hono } from "hono";
import { sandboxNow } from "#workers/sandbox/clock.ts";
import { Documents } from "#workers/sandbox/documents.ts";
import type { SandboxEnv } from "#workers/sandbox/env.ts";
import { notFound, TwilioError } from "#workers/sandbox/twilio/errors.ts";
import { type Message, sendMessage } from "#workers/sandbox/twilio/messages.ts";
import {
  checkVerification,
  findVerification,
  setVerificationStatus,
  startVerification,
  type Verification,
} from "#workers/sandbox/twilio/verifications.ts";

type Twilio = { Bindings: SandboxEnv };

/** Twilio's hosts as paths: `api.twilio.com` is the root, `verify.twilio.com` is `/verify`. */
export const twilioRoutes = new Hono<Twilio>();

twilioRoutes.onError((error, c) => {
  if (error instanceof TwilioError) return c.json(error.body(), error.status);
  throw error;
});

twilioRoutes.use(async (c, next) => {
  const expected = `Basic ${btoa(`${c.env.TWILIO_ACCOUNT_SID}:${c.env.TWILIO_AUTH_TOKEN}`)}`;
  if (c.req.header("authorization") !== expected) throw new TwilioError(401, 20003, "Authenticate");
  await next();
});

twilioRoutes.use("/verify/v2/Services/:service/*", async (c, next) => {
  const sid = c.req.param("service");
  if (sid !== c.env.TWILIO_VERIFY_SERVICE_SID) throw notFound(`/Services/${sid}`);
  await next();
});

const VERIFICATIONS = "/verify/v2/Services/:service/Verifications";

twilioRoutes.post(VERIFICATIONS, async (c) => {
  const form = await formFields(c);
  const { documents, now } = await open(c);
  const verification = await startVerification(documents, now, {
    serviceSid: c.req.param("service"),
    to: form.get("To") ?? "",
    channel: form.get("Channel") ?? "",
  });
  return c.json(verificationBody(c.env.TWILIO_ACCOUNT_SID, verification), 201);
});

twilioRoutes.get(`${VERIFICATIONS}/:sid`, async (c) => {
  const { documents } = await open(c);
  const verification = await findVerification(documents, c.req.param("service"), c.req.param("sid"));
  return c.json(verificationBody(c.env.TWILIO_ACCOUNT_SID, verification));
});

twilioRoutes.post(`${VERIFICATIONS}/:sid`, async (c) => {
  const form = await formFields(c);
  const { documents, now } = await open(c);
  const verification = await setVerificationStatus(documents, now, {
    serviceSid: c.req.param("service"),
    sid: c.req.param("sid"),
    status: form.get("Status") ?? "",
  });
  return c.json(verificationBody(c.env.TWILIO_ACCOUNT_SID, verification));
});

twilioRoutes.post("/verify/v2/Services/:service/VerificationCheck", async (c) => {
  const form = await formFields(c);
  const { documents, now } = await open(c);
  const serviceSid = c.req.param("service");
  const bySid = form.get("VerificationSid");
  const to = bySid ? (await findVerification(documents, serviceSid, bySid)).to : (form.get("To") ?? "");
  const verification = await checkVerification(documents, now, {
    serviceSid,
    to,
    code: form.get("Code") ?? "",
  });
  return c.json(verificationBody(c.env.TWILIO_ACCOUNT_SID, verification), 201);
});

twilioRoutes.post("/2010-04-01/Accounts/:account/Messages.json", async (c) => {
  const accountSid = c.req.param("account");
  if (accountSid !== c.env.TWILIO_ACCOUNT_SID)
    throw notFound(`/2010-04-01/Accounts/${accountSid}/Messages.json`);
  const form = await formFields(c);
  const { documents, now } = await open(c);
  const message = await sendMessage(documents, now, {
    accountSid,
    ownNumber: c.env.TWILIO_FROM,
    to: form.get("To") ?? "",
    from: form.get("From") ?? "",
    body: form.get("Body") ?? "",
  });
  return c.json(messageBody(message), 201);
});

twilioRoutes.all("*", (c) => {
  throw notFound(c.req.path);
});

async function open(c: Context<Twilio>) {
  const documents = new Documents(c.env.SANDBOX_DB);
  return { documents, now: await sandboxNow(documents) };
}

async function formFields(c: Context<Twilio>): Promise<URLSearchParams> {
  return new URLSearchParams(await c.req.text());
}

function verificationBody(accountSid: string, verification: Verification) {
  return {
    sid: verification.sid,
    service_sid: verification.serviceSid,
    account_sid: accountSid,
    to: verification.to,
    channel: "sms",
    status: verification.status,
    valid: verification.status === "approved",
    lookup: { carrier: null },
    amount: null,
    payee: null,
    send_code_attempts: verification.sends.map((at) => ({
      time: new Date(at).toISOString(),
      channel: "SMS",
      attempt_sid: null,
    })),
    sna: null,
    date_created: new Date(verification.createdAt).toISOString(),
    date_updated: new Date(verification.updatedAt).toISOString(),
    url: `https://verify.twilio.com/v2/Services/${verification.serviceSid}/Verifications/${verification.sid}`,
  };
}

function messageBody(message: Message) {
  const uri = `/2010-04-01/Accounts/${message.accountSid}/Messages/${message.sid}`;
  const created = new Date(message.at).toUTCString();
  return {
    sid: message.sid,
    account_sid: message.accountSid,
    api_version: "2010-04-01",
    to: message.to,
    from: message.from,
    body: message.body,
    status: "queued",
    direction: "outbound-api",
    num_segments: String(Math.ceil(message.body.length / 160)),
    num_media: "0",
    messaging_service_sid: null,
    price: null,
    price_unit: "USD",
    error_code: null,
    error_message: null,
    date_created: created,
    date_updated: created,
    date_sent: null,
    uri: `${uri}.json`,
    subresource_uris: { media: `${uri}/Media.json` },
  };
}
