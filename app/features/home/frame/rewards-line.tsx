import { knownLanguage } from "#app/core/language.ts";
import { whenLoaded } from "#app/core/when-loaded.ts";
import type { Wallet } from "#app/features/wallet/rules.ts";
import { subscribeToRoom } from "#app/realtime/room-line.ts";

/** The balance in the header, on static documents and in the app alike. */
function showBalance({ coins, gems }: Wallet): void {
  const amounts = { coins, gems };
  const number = new Intl.NumberFormat(document.documentElement.lang);
  for (const [name, amount] of Object.entries(amounts)) {
    for (const place of document.querySelectorAll(`[data-balance="${name}"]`))
      place.textContent = number.format(amount);
  }
}

/** LV15: what the server has given is said in words of this page, and the balance follows. @returns what ends it */
export const watchRewards = (userId: string): (() => void) =>
  subscribeToRoom(userId, {
    onEvent: (event) => {
      if (event.name === "pet.changed" && event.wallet) showBalance(event.wallet);
      if (event.name !== "reward.given") return;
      showBalance(event.wallet);
      const language = knownLanguage(document.documentElement.lang);
      // without it the balance has said it already
      whenLoaded(import("#app/features/rewards/reward-notice.tsx"), ({ showRewardToast }) =>
        showRewardToast(event, language),
      );
    },
    onMissed: () => undefined,
  });
