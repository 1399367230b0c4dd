import { useMemo } from "react";
import { type AccountOptions, accountPath } from "./account-options.ts";

/** Opens the account dialog from a page of the application; its code comes when it is first asked for. */
export function useAccountDialog(): { openAccount(options: AccountOptions): void } {
  return useMemo(
    () => ({
      openAccount: (options) =>
        void import("./account-island.tsx").then(
          (island) => island.openAccount(options),
          // the code could not be loaded: the page with the same forms
          () => location.assign(accountPath(options)),
        ),
    }),
    [],
  );
}
