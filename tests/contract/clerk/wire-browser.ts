/** What clerk-js would do, at the level of the wire: forms, `_method`, cookies. */
type Sent = { status: number; body: ClerkReply; setCookies: string[] };

type Verification = { status: string } | null;

/** The parts of Clerk's answers that the tests look at. */
type ClerkReply = {
  jwt?: string;
  token?: string;
  errors?: { code: string; message: string; long_message: string; meta: { param_name?: string } }[];
  response: {
    id: string;
    status: string;
    missing_fields: string[];
    unverified_fields: string[];
    created_session_id: string | null;
    created_user_id: string | null;
    supported_first_factors: { strategy: string; email_address_id?: string }[] | null;
    verifications: { email_address: Verification; phone_number: Verification };
    unsafe_metadata: Record<string, unknown>;
    first_name: string | null;
    phone_numbers: { id: string; phone_number: string; verification: Verification }[];
    sessions: unknown[];
  };
  client: {
    id: string;
    sessions: { id: string; status: string; user: { id: string } }[];
    updated_at: number;
  };
};

type Fields = Record<string, string>;

const SITE_KEY = "0x4SANDBOX";

export class WireBrowser {
  readonly origin: string;
  readonly cookies = new Map<string, string>();

  constructor(origin: string) {
    this.origin = origin;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  get(path: string): Promise<Sent> {
    return this.#send(path, {});
  }

  post(path: string, fields: Fields = {}): Promise<Sent> {
    return this.#send(path, { method: "POST", body: new URLSearchParams(fields) });
  }

  /** PATCH, PUT and DELETE as clerk-js sends them. */
  override(method: string, path: string, fields: Fields = {}): Promise<Sent> {
    const separator = path.includes("?") ? "&" : "?";
    return this.post(`${path}${separator}_method=${method}`, fields);
  }

  async #send(path: string, init: RequestInit): Promise<Sent> {
    const response = await this.visit(`${this.origin}/__clerk${path}`, init);
    const setCookies = response.headers.getSetCookie();
    return { status: response.status, body: (await response.json()) as ClerkReply, setCookies };
  }

  /** Any address, with this browser's cookies; redirects are not followed. */
  async visit(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = { cookie: this.cookieHeader, ...(init.method === "POST" ? { origin: this.origin } : {}) };
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  keep(setCookie: string): void {
    const [pair = ""] = setCookie.split(";");
    const at = pair.indexOf("=");
    const value = pair.slice(at + 1);
    if (value === "") this.cookies.delete(pair.slice(0, at));
    else this.cookies.set(pair.slice(0, at), value);
  }

  /** A token as the check box gets it when it is ticked. */
  async captcha(): Promise<string> {
    const { body } = await this.post("/turnstile/token", { sitekey: SITE_KEY });
    return body.token ?? "";
  }

  async beginSignUp(fields: Fields): Promise<Sent> {
    const captcha = { captcha_token: await this.captcha(), captcha_widget_type: "smart" };
    return this.post("/v1/client/sign_ups", { ...captcha, ...fields });
  }

  /** Sign-up, e-mail code asked for. Returns the attempt's id. */
  async signUpToCode(fields: Fields): Promise<string> {
    const { body } = await this.beginSignUp(fields);
    const { id } = body.response;
    await this.post(`/v1/client/sign_ups/${id}/prepare_verification`, { strategy: "email_code" });
    return id;
  }

  attemptEmail(signUpId: string, code: string): Promise<Sent> {
    return this.post(`/v1/client/sign_ups/${signUpId}/attempt_verification`, {
      strategy: "email_code",
      code,
    });
  }

  signIn(identifier: string, password: string): Promise<Sent> {
    return this.post("/v1/client/sign_ins", { identifier, password, strategy: "password" });
  }

  async token(sessionId: string): Promise<string> {
    const { body } = await this.post(`/v1/client/sessions/${sessionId}/tokens`);
    return body.jwt ?? "";
  }
}

/** A six-digit code that is not this one. */
export const otherCode = (code: string) => (code === "000000" ? "000001" : "000000");
