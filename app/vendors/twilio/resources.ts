import * as domainModule from "twilio/lib/base/Domain.js";
import * as versionModule from "twilio/lib/base/Version.js";
import * as messageModule from "twilio/lib/rest/api/v2010/account/message.js";
import * as verificationModule from "twilio/lib/rest/verify/v2/service/verification.js";
import * as checkModule from "twilio/lib/rest/verify/v2/service/verificationCheck.js";

/**
 * Twilio's own resource classes without the rest of its SDK: 13 KiB instead of 416, and no axios.
 * Twilio types them by its whole client; the narrow types below say what they use of it.
 */
export type TwilioRequest = {
  method?: string;
  uri?: string;
  params?: object;
  data?: object;
  headers?: Record<string, string>;
  timeout?: number;
};

export type TwilioReply = { statusCode: number; body: string; headers: Record<string, string> };

/** What the resource classes ask of a client. */
export type TwilioTransport = { accountSid: string; request(request: TwilioRequest): Promise<TwilioReply> };

type Domain = { readonly domain: unique symbol };
type Version = { readonly version: unique symbol };
type DomainClass = new (transport: TwilioTransport, baseUrl: string) => Domain;
type VersionClass = new (domain: Domain, version: string) => Version;
type MakeResource<Resource> = (version: Version, sid: string) => Resource;

/** A CommonJS export, which arrives one level deeper or less, as Node's or Rollup's rules have it. */
function exported<Type>(module: unknown): Type {
  let value = module;
  while (typeof value === "object" && value !== null && "default" in value) value = value.default;
  if (!isCallable<Type>(value)) throw new TypeError("the twilio package has another shape than version 6.2");
  return value;
}

const isCallable = <Type>(value: unknown): value is Type => typeof value === "function";

const DomainOf = exported<DomainClass>(domainModule);
const VersionOf = exported<VersionClass>(versionModule);

const verify = (transport: TwilioTransport) =>
  new VersionOf(new DomainOf(transport, "https://verify.twilio.com"), "v2");
const api = (transport: TwilioTransport) =>
  new VersionOf(new DomainOf(transport, "https://api.twilio.com"), "2010-04-01");

const makeVerifications = exported<MakeResource<verificationModule.VerificationListInstance>>(
  verificationModule.VerificationListInstance,
);
const makeChecks = exported<MakeResource<checkModule.VerificationCheckListInstance>>(
  checkModule.VerificationCheckListInstance,
);
const makeMessages = exported<MakeResource<messageModule.MessageListInstance>>(
  messageModule.MessageListInstance,
);

/** The three resources that the product uses. */
export function twilioResources(transport: TwilioTransport, verifyServiceSid: string) {
  return {
    verifications: makeVerifications(verify(transport), verifyServiceSid),
    checks: makeChecks(verify(transport), verifyServiceSid),
    messages: makeMessages(api(transport), transport.accountSid),
  };
}
