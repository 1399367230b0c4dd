import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { memberExport } from "./export.server.ts";

export const server = {
  exports: [{ order: 10, section: memberExport }],
  retainedTables: {
    deleted_accounts:
      "The account's id and the day of its erasure, so that a message of the identity vendor that comes late does not bring it back.",
    under_13_addresses:
      "A keyed hash of the e-mail address of an account whose owner said that they are under 13, for the same thirty days: no new account is opened with it meanwhile. It names nobody.",
  },
} as const satisfies ServerFeature;
