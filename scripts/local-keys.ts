import { createECDH, createHash, generateKeyPairSync, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";

const text = z.string().min(1);

/** Every secret of the sandbox. Where a vendor's format allows it carries the word `sandbox`. */
const StoredKeys = z.object({
  clerkPublishableKey: text,
  clerkSecretKey: text,
  clerkWebhookSecret: text,
  /** PKCS8 PEM, RS256: the sandbox signs session tokens with it. */
  clerkSigningKey: text,
  /** SPKI PEM: the product verifies them with it, `CLERK_JWT_KEY`. */
  clerkPublicKey: text,
  twilioAccountSid: text,
  twilioAuthToken: text,
  twilioVerifyServiceSid: text,
  /** The one number that the account owns, E.164. */
  twilioFrom: text,
  openAiKey: text,
  mailToken: text,
});

type StoredKeys = z.infer<typeof StoredKeys>;
export type LocalKeys = StoredKeys & {
  stripeSecretKey: string;
  stripeWebhookSecret: string;
  vapidPublicKey: string;
  vapidPrivateKey: string;
  /** As Google gives it: JSON. */
  fcmServiceAccount: string;
};

/** Not a host that exists: Clerk's production keys carry one, and the proxy path takes its place. */
const CLERK_HOST = "clerk.koinonia.test";
/** Twilio's magic number that may always send. */
const TWILIO_FROM = "+15005550006";

const FCM_PROJECT = "koinonia-sandbox";

const hex = (bytes: number) => randomBytes(bytes).toString("hex");

function newKeys(): StoredKeys {
  const pair = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  return {
    clerkPublishableKey: `pk_live_${Buffer.from(`${CLERK_HOST}$`).toString("base64")}`,
    clerkSecretKey: `sk_live_sandbox_${hex(16)}`,
    // what follows whsec_ must be base64: 32 characters, 24 bytes
    clerkWebhookSecret: `whsec_sandbox${hex(13).slice(0, 25)}`,
    clerkSigningKey: pair.privateKey,
    clerkPublicKey: pair.publicKey,
    // SIDs are two letters and 32 hexadecimal digits
    twilioAccountSid: `AC${hex(16)}`,
    twilioAuthToken: `sandbox${hex(13).slice(0, 25)}`,
    twilioVerifyServiceSid: `VA${hex(16)}`,
    twilioFrom: TWILIO_FROM,
    openAiKey: `sk-sandbox-${hex(16)}`,
    mailToken: `sandbox-${hex(16)}`,
  };
}

/** Vendors that came later have keys drawn from an older one, so that a file of an earlier day stays good. */
function withLaterKeys(keys: StoredKeys): LocalKeys {
  const drawn = (name: string) =>
    createHash("sha256").update(`${name} ${keys.clerkSecretKey}`).digest("hex").slice(0, 32);
  const push = createECDH("prime256v1");
  push.setPrivateKey(createHash("sha256").update(`web push ${keys.clerkSecretKey}`).digest());
  return {
    ...keys,
    vapidPublicKey: push.getPublicKey("base64url"),
    vapidPrivateKey: push.getPrivateKey("base64url").padStart(43, "A"),
    // the one RSA key that a file of an earlier day has
    fcmServiceAccount: JSON.stringify({
      type: "service_account",
      project_id: FCM_PROJECT,
      client_email: `push@${FCM_PROJECT}.iam.gserviceaccount.com`,
      private_key: keys.clerkSigningKey,
    }),
    stripeSecretKey: `sk_test_sandbox_${drawn("stripe secret key")}`,
    stripeWebhookSecret: `whsec_sandbox${drawn("stripe webhook secret")}`,
  };
}

/**
 * The sandbox's keys: made at the first call, readable by their owner alone, the same ever after.
 * @throws when the file is there and is not what this function once wrote
 */
export function localKeys(file = ".wrangler/local-keys.json"): LocalKeys {
  mkdirSync(dirname(file), { recursive: true });
  try {
    // wx: of two processes that start at once, one writes and both read
    writeFileSync(file, `${JSON.stringify(newKeys(), null, 2)}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const keys = StoredKeys.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!keys.success) throw new Error(`${file} is not a file of local keys; delete it and start again`);
  return withLaterKeys(keys.data);
}
