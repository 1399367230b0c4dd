/** `first`: the password, or a code by e-mail. `second`: staff's second step, and the first where there is none. */
export type ProofLevel = "first" | "second";

/** What somebody is asked for to prove who they are; `none`: nothing that can be asked for here. */
export type Question =
  | { kind: "password" | "code" | "none" }
  | { kind: "mail"; to: string; emailAddressId: string };

/** What the vendor says of a verification that has begun. */
type Begun = {
  status: string;
  supportedFirstFactors:
    | readonly { strategy: string; emailAddressId?: string; safeIdentifier?: string }[]
    | null;
};

/** An account without a password has its address (Clerk's one-time code). */
export function questionFor({ status, supportedFirstFactors }: Begun): Question {
  if (status === "needs_second_factor") return { kind: "code" };
  const factors = supportedFirstFactors ?? [];
  if (factors.some(({ strategy }) => strategy === "password")) return { kind: "password" };
  const mail = factors.find(({ strategy }) => strategy === "email_code");
  return mail?.emailAddressId
    ? { kind: "mail", to: mail.safeIdentifier ?? "", emailAddressId: mail.emailAddressId }
    : { kind: "none" };
}
