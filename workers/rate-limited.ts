import { RATE_LIMITS } from "#app/rate-limit/rate-limits.ts";
import { type Limit, PERIOD_S, type RateLimitRule, TIERS, type Tier } from "#app/rate-limit/tiers.ts";
import type { Session } from "#app/request/context.ts";
import { refusedReply } from "./documents/refused.ts";
import { rateLimitNetwork } from "./hmac.ts";

type Found = { line: RateLimitRule; part: string };

/** As Remix reads an address: decoded, upper and lower case alike, with or without an end slash. */
const PATTERNS = Object.entries(RATE_LIMITS)
  .filter(([path]) => path !== "/*")
  .map(([path, line]) => {
    const parts = path
      .replace(/\./g, "\\.")
      .replace(/\/:\w+(\??)/g, (_, optional) => (optional ? "(?:/([^/]+))?" : "/([^/]+)"))
      .replace(/\/\*$/, "(?:/.*)?");
    // fixed parts go before parameters: `/bible-study/plans` before `/bible-study/:translation?`
    return {
      pattern: new RegExp(`^${parts.replace(/\/$/, "")}/*$`, "i"),
      line,
      parameters: path.match(/[:*]/g)?.length ?? 0,
    };
  })
  .sort((one, other) => one.parameters - other.parameters);

/** Each part by itself; what cannot be decoded is no page of ours. */
function readable(path: string): string {
  if (!path.includes("%")) return path;
  try {
    return path
      .split("/")
      .map((part) => decodeURIComponent(part).replaceAll("/", "%2F"))
      .join("/");
  } catch {
    return path;
  }
}

function lineAt(path: string): Found | null {
  for (const { pattern, line } of PATTERNS) {
    const match = pattern.exec(path);
    if (match) return { line, part: match[1] ?? "" };
  }
  return null;
}

/** Which tier a request counts in; null for none. Its form is read only where one address does several things. */
export async function tierOf(request: Request): Promise<Tier | null> {
  const found = lineAt(readable(new URL(request.url).pathname.replace(/\.data$/, "")));
  if (!found) return null;
  const { read, act } = found.line;
  if (request.method !== "POST") return read.tier;
  if (!act || "tier" in act) return (act ?? read).tier;
  const named = act.field === "name" ? found.part.toLowerCase() : await intentOf(request);
  const limit: Limit | undefined = Object.hasOwn(act.of, named) ? act.of[named] : act.others;
  return limit?.tier ?? null;
}

/** The body is read again by the page, which refuses what is no form. */
async function intentOf(request: Request): Promise<string> {
  const form = await request
    .clone()
    .formData()
    .catch(() => new FormData());
  const intent = form.get("intent");
  return typeof intent === "string" ? intent : "";
}

/**
 * The refusal of whoever asks more often than the table allows; null for everybody else. Costs no trip to D1. Where
 * Cloudflare cannot say, the request is let in: everything behind this has limits of its own.
 */
export async function rateLimited(
  request: Request,
  env: Cloudflare.Env,
  session: Session | null,
  requestId: string,
): Promise<Response | null> {
  const tier = await tierOf(request);
  if (!tier) return null;
  const limiter = env[TIERS[session ? tier : "network"].binding];
  // servers that are measured have none; the product does not start without
  if (!limiter) return null;
  const key = session?.userId ?? rateLimitNetwork(request.headers.get("cf-connecting-ip"));
  const { success } = await limiter.limit({ key }).catch((error: unknown) => {
    console.warn(
      JSON.stringify({ level: "warn", at: "rate-limit", requestId, error: String(error).split("\n")[0] }),
    );
    return { success: true };
  });
  return success ? null : refusedReply(request, "too_fast", { "retry-after": String(PERIOD_S) });
}
