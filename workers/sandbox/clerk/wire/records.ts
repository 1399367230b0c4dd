/** What the sandbox stores of Clerk: one document per client, user, session, sign-up, sign-in and link. */

export type Metadata = Record<string, unknown>;

export type Strategy =
  | "email_code"
  | "email_link"
  | "phone_code"
  | "reset_password_email_code"
  | "password"
  | "totp"
  | "backup_code"
  | "ticket"
  | "admin";

export type VerificationStatus = "unverified" | "verified" | "failed" | "expired";

/** `expireAt` is epoch ms by the sandbox's clock; null never expires. */
export type Verification = {
  strategy: Strategy;
  status: VerificationStatus;
  attempts: number;
  code: string | null;
  expireAt: number | null;
  /** The browser that proved it. */
  clientId: string | null;
};

export type IdentifierKind = "email_address" | "phone_number";

/** An e-mail address in lower case, or a phone number in E.164. */
export type IdentifierRecord = {
  id: string;
  value: string;
  verification: Verification | null;
  createdAt: number;
};

/** How a second step is proven. */
export type SecondFactorStrategy = "totp" | "backup_code";

/** An authenticator app. `secret` is base32; `lastStep` is the last thirty seconds whose code was used. */
export type TotpRecord = { id: string; secret: string; verified: boolean; lastStep: number | null };

/** All times below are real epoch ms. */
export type UserRecord = {
  id: string;
  firstName: string | null;
  lastName: string | null;
  passwordHash: string | null;
  /** Absent in documents of before; a second step is asked for once it is verified. */
  totp?: TotpRecord | null;
  /** Those that are left; each works once. */
  backupCodes?: string[];
  emails: IdentifierRecord[];
  phones: IdentifierRecord[];
  primaryEmailId: string | null;
  primaryPhoneId: string | null;
  publicMetadata: Metadata;
  privateMetadata: Metadata;
  unsafeMetadata: Metadata;
  lastSignInAt: number | null;
  createdAt: number;
  updatedAt: number;
};

export type SessionStatus = "active" | "ended" | "removed" | "revoked" | "replaced";

export type SessionRecord = {
  id: string;
  clientId: string;
  userId: string;
  status: SessionStatus;
  createdAt: number;
  activeAt: number;
  /** When the person last proved who they are, by the sandbox's clock. */
  verifiedAt?: number;
  /** The code by e-mail that was sent to ask who they are. */
  proof?: Verification;
  /** When a second factor was proven in it; absent when none was. */
  secondFactorAt?: number;
  /** The browser as it named itself when it signed in. */
  userAgent?: string;
};

/**
 * One browser. `updatedAt` moves only when a session is made or ended: servers compare it with their token's
 * time, and a later value makes them start a handshake.
 */
export type ClientRecord = {
  id: string;
  sessionIds: string[];
  lastActiveSessionId: string | null;
  signUpId: string | null;
  signInId: string | null;
  captchaBypass: boolean;
  createdAt: number;
  updatedAt: number;
};

export type SignUpRecord = {
  id: string;
  clientId: string;
  status: "missing_requirements" | "complete";
  firstName: string | null;
  lastName: string | null;
  locale: string | null;
  emailAddress: string | null;
  phoneNumber: string | null;
  passwordHash: string | null;
  unsafeMetadata: Metadata;
  verifications: Partial<Record<IdentifierKind, Verification>>;
  sessionId: string | null;
  userId: string | null;
  createdAt: number;
};

export type SignInRecord = {
  id: string;
  clientId: string;
  status:
    | "needs_identifier"
    | "needs_first_factor"
    | "needs_second_factor"
    | "needs_client_trust"
    | "needs_new_password"
    | "complete";
  identifier: string | null;
  userId: string | null;
  verification: Verification | null;
  secondVerification?: Verification | null;
  sessionId: string | null;
  createdAt: number;
};

/** An e-mailed link: verifies the sign-up or the sign-in that it belongs to. */
export type LinkRecord = {
  token: string;
  attempt: { kind: "sign_up" | "sign_in"; id: string };
  clientId: string;
  redirectUrl: string;
  used: boolean;
  /** Epoch ms by the sandbox's clock. */
  expireAt: number;
};
