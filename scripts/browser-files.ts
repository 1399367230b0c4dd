import { readdirSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../tests/e2e");

/**
 * Each time: signing in, payment, danger, the companion and what is kept without a network, the wall, the reader, the
 * pet, settings, who may do what at every address, and the pages without script.
 */
export const ALWAYS = [
  "access/access.spec.ts",
  "access/auth-page.spec.ts",
  "billing/billing-plan.spec.ts",
  "care/care.spec.ts",
  "chat/chat.spec.ts",
  "chat/outbox.spec.ts",
  "community/community.spec.ts",
  "design/no-script.spec.ts",
  "home/hub.spec.ts",
  "pet/pet.spec.ts",
  "reader/morning.spec.ts",
  "server/production.spec.ts",
  "server/routes.spec.ts",
  "settings/settings.spec.ts",
] as const;

/** Every file of journeys, by its path in `tests/e2e`; those that only take pictures aside. */
export const specFiles = (): string[] =>
  readdirSync(ROOT, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".spec.ts") && !/(^|\/)pictures[^/]*$/.test(file))
    .sort();
