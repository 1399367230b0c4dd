import { type AccountView, SECOND_WAYS } from "./view.ts";

type Factor = { strategy: string };
type Attempt = {
  status: string | null;
  identifier: string | null;
  supportedSecondFactors: readonly Factor[] | null;
};

/**
 * Where an attempt goes on after its password was taken: done, a second proof (also for a device that the vendor
 * does not know: Device Trust), a new password; `unfinished` for what has no form here.
 */
export function afterSignIn({
  status,
  identifier,
  supportedSecondFactors,
}: Attempt): AccountView | "complete" | "unfinished" {
  if (status === "complete") return "complete";
  if (status === "needs_new_password") return { at: "renew" };
  if (status !== "needs_second_factor" && status !== "needs_client_trust") return "unfinished";
  const offered = supportedSecondFactors ?? [];
  const ways = SECOND_WAYS.filter((way) => offered.some(({ strategy }) => strategy === way));
  return ways.length > 0 ? { at: "second", ways, identifier } : "unfinished";
}
