import type { Feature } from "#app/manifest/feature.ts";
import { TEXTING } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["member"],
  functions: { "send-verification-code": TEXTING, "send-test-sms": TEXTING },
} as const satisfies Feature;
