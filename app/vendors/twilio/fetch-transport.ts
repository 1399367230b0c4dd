import type { TwilioRequest, TwilioTransport } from "#app/vendors/twilio/resources.ts";

const TIMEOUT_MS = 15_000;

type TransportConfig = {
  accountSid: string;
  authToken: string;
  /** One address for all of Twilio's hosts: `api.twilio.com` is its root, the others are folders. */
  baseUrl?: string;
};

/** Twilio's requests by `fetch`, with Basic authentication. */
export function fetchTransport({ accountSid, authToken, baseUrl }: TransportConfig): TwilioTransport {
  const authorization = `Basic ${btoa(`${accountSid}:${authToken}`)}`;
  return {
    accountSid,
    async request(request) {
      const response = await fetch(addressOf(request, baseUrl), {
        method: (request.method ?? "GET").toUpperCase(),
        headers: { accept: "application/json", ...request.headers, authorization },
        ...(request.data ? { body: formOf(request.data) } : {}),
        signal: AbortSignal.timeout(request.timeout ?? TIMEOUT_MS),
      });
      const headers = Object.fromEntries(response.headers);
      return { statusCode: response.status, body: await response.text(), headers };
    },
  };
}

function addressOf({ uri = "", params = {} }: TwilioRequest, baseUrl: string | undefined): URL {
  const vendor = new URL(uri);
  const [product = ""] = vendor.hostname.split(".");
  const folder = product === "api" ? "" : `/${product}`;
  const url = baseUrl ? new URL(`${baseUrl.replace(/\/$/, "")}${folder}${vendor.pathname}`) : vendor;
  for (const [name, value] of formOf(params)) url.searchParams.append(name, value);
  return url;
}

/** Twilio's classes give undefined for what was not asked for, and lists for repeated fields. */
function formOf(fields: object): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, String(one));
  }
  return form;
}
