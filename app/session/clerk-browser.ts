/** The parts of headless clerk-js that the product uses: the session, and the account forms' two attempts. */

export type Factor = { strategy: string; emailAddressId?: string; safeIdentifier?: string };

export type SignInStatus =
  | "complete"
  | "needs_identifier"
  | "needs_first_factor"
  | "needs_second_factor"
  | "needs_client_trust"
  | "needs_new_password";

export type SignInAttempt = {
  status: SignInStatus | null;
  identifier: string | null;
  createdSessionId: string | null;
  supportedFirstFactors: Factor[] | null;
  supportedSecondFactors: Factor[] | null;
  create(params: { identifier: string; password?: string; strategy?: string }): Promise<SignInAttempt>;
  prepareFirstFactor(params: { strategy: string; emailAddressId: string }): Promise<SignInAttempt>;
  attemptFirstFactor(params: { strategy: string; code: string }): Promise<SignInAttempt>;
  prepareSecondFactor(params: { strategy: string; emailAddressId?: string }): Promise<SignInAttempt>;
  attemptSecondFactor(params: { strategy: string; code: string }): Promise<SignInAttempt>;
  resetPassword(params: { password: string; signOutOfOtherSessions: boolean }): Promise<SignInAttempt>;
};

export type SignUpFieldsForVendor = {
  emailAddress: string;
  password: string;
  firstName: string;
  lastName: string;
  unsafeMetadata: Record<string, unknown>;
  /** The tick of the captcha that the form has drawn itself; see `Captcha`. */
  captchaToken?: string;
  captchaWidgetType?: string;
};

export type SignUpAttempt = {
  id?: string | undefined;
  status: "missing_requirements" | "complete" | "abandoned" | null;
  emailAddress: string | null;
  unverifiedFields: string[];
  verifications: { emailAddress: { strategy: string | null; expireAt: Date | null } };
  unsafeMetadata: Record<string, unknown>;
  createdSessionId: string | null;
  create(params: SignUpFieldsForVendor): Promise<SignUpAttempt>;
  prepareEmailAddressVerification(params: {
    strategy: "email_code" | "email_link";
    redirectUrl?: string;
  }): Promise<SignUpAttempt>;
  attemptEmailAddressVerification(params: { code: string }): Promise<SignUpAttempt>;
  reload(): Promise<SignUpAttempt>;
};

type ClerkSession = {
  id: string;
  status: string;
  publicUserData: { identifier: string };
  getToken(options?: { skipCache?: boolean }): Promise<string | null>;
  /** Who are you? Asked anew before something that matters. */
  startVerification(params: { level: "first_factor" | "second_factor" }): Promise<ClerkVerification>;
  prepareFirstFactorVerification(params: {
    strategy: "email_code";
    emailAddressId: string;
  }): Promise<ClerkVerification>;
  attemptFirstFactorVerification(
    params: { strategy: "password"; password: string } | { strategy: "email_code"; code: string },
  ): Promise<ClerkVerification>;
  attemptSecondFactorVerification(params: {
    strategy: "totp" | "backup_code";
    code: string;
  }): Promise<ClerkVerification>;
};

export type ClerkEmail = {
  id: string;
  emailAddress: string;
  verification: { status: string | null };
  prepareVerification(params: { strategy: "email_code" }): Promise<ClerkEmail>;
  attemptVerification(params: { code: string }): Promise<ClerkEmail>;
  destroy(): Promise<void>;
};

/** One place where the person is signed in. */
export type ClerkDevice = {
  id: string;
  lastActiveAt: Date;
  latestActivity: { browserName?: string | null; deviceType?: string | null };
  revoke(): Promise<unknown>;
};

/** The person's own account, as `/settings` changes it. */
export type ClerkUser = {
  emailAddresses: ClerkEmail[];
  primaryEmailAddressId: string | null;
  primaryEmailAddress: ClerkEmail | null;
  totpEnabled: boolean;
  update(params: { primaryEmailAddressId: string }): Promise<ClerkUser>;
  updatePassword(params: {
    currentPassword: string;
    newPassword: string;
    signOutOfOtherSessions: boolean;
  }): Promise<ClerkUser>;
  createEmailAddress(params: { email: string }): Promise<ClerkEmail>;
  getSessions(): Promise<ClerkDevice[]>;
  createTOTP(): Promise<{ secret?: string; uri?: string }>;
  verifyTOTP(params: { code: string }): Promise<{ backupCodes?: string[] }>;
  disableTOTP(): Promise<unknown>;
  createBackupCode(): Promise<{ codes: string[] }>;
  reload(): Promise<ClerkUser>;
};

export type ClerkVerification = {
  status: "needs_first_factor" | "needs_second_factor" | "complete";
  supportedFirstFactors: { strategy: string; emailAddressId?: string; safeIdentifier?: string }[] | null;
};

export type ClerkBrowser = {
  loaded: boolean;
  user: ClerkUser | null | undefined;
  session: ClerkSession | null | undefined;
  client: {
    sessions: ClerkSession[];
    signIn: SignInAttempt;
    signUp: SignUpAttempt;
    /** True: the next sign-up is sent without another captcha. */
    captchaBypass: boolean;
    lastActiveSessionId: string | null;
    reload(): Promise<unknown>;
  };
  /** The instance's own settings, as the vendor's components read them. */
  __unstable__environment?: {
    displayConfig: { captchaPublicKey: string | null; captchaWidgetType: string | null };
    userSettings: { signUp: { captcha_enabled: boolean } };
  } | null;
  load(options?: object): Promise<void>;
  setActive(options: { session: string }): Promise<void>;
  /** With a callback it leads nowhere by itself. */
  /** All of the browser's sessions, or the one that is named. */
  signOut(done: () => void, which?: { sessionId: string }): Promise<void>;
};

declare global {
  interface Window {
    Clerk?: ClerkBrowser;
  }
}

/** What the page needs to know to bring clerk-js in; written into the document by the root loader. */
export type ClerkScript = {
  publishableKey: string;
  proxyUrl: string;
  scriptUrl: string;
  /** Where the captcha's script is: Cloudflare's, or the sandbox's. */
  captchaUrl: string;
  /** The vendor's own pages are used for signing in and up: no form of ours opens. */
  hosted: boolean;
};

/** How much work runs that wants to know when nobody answers. */
let attentive = 0;
const OPTIONS = {
  experimental: {
    get rethrowOfflineNetworkErrors() {
      return attentive > 0;
    },
  },
};

/**
 * Runs work in which a request that nobody answers throws (`network_error`). Elsewhere clerk-js is silent about it
 * where the browser seems to be offline, and gives back what it had before as if that were the answer.
 */
export async function unwrapNetworkError<Value>(work: () => Promise<Value>): Promise<Value> {
  attentive += 1;
  try {
    return await work();
  } finally {
    attentive -= 1;
  }
}

/** The session that was left here while the vendor did not answer. */
export const LEFT_KEY = "left-session";

/** S9: who has signed out here is not brought back by a vendor that has not heard of it: it hears of it first. */
async function endLeft(clerk: ClerkBrowser): Promise<ClerkBrowser> {
  const left = localStorage.getItem(LEFT_KEY);
  if (left === null) return clerk;
  if (clerk.client.sessions.some(({ id }) => id === left)) {
    await unwrapNetworkError(() => clerk.signOut(() => undefined, { sessionId: left }));
  }
  localStorage.removeItem(LEFT_KEY);
  return clerk;
}

let loading: Promise<ClerkBrowser> | undefined;

/** Brings clerk-js in once, after the page is interactive: it keeps the session's token fresh. */
export function loadClerk(script: ClerkScript): Promise<ClerkBrowser> {
  loading ??= new Promise<ClerkBrowser>((resolve, reject) => {
    const ready = () => {
      const clerk = window.Clerk;
      if (!clerk) return reject(new Error("clerk-js did not come"));
      return clerk.loaded ? resolve(clerk) : clerk.load(OPTIONS).then(() => resolve(clerk), reject);
    };
    if (window.Clerk) return ready();
    const element = document.createElement("script");
    element.src = script.scriptUrl;
    element.async = true;
    element.dataset.clerkPublishableKey = script.publishableKey;
    if (script.proxyUrl) element.dataset.clerkProxyUrl = script.proxyUrl;
    element.onload = ready;
    element.onerror = () => reject(new Error("clerk-js could not be loaded"));
    document.head.appendChild(element);
  })
    .then(endLeft)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
