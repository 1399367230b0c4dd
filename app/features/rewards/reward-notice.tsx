import type { Language } from "#app/core/language.ts";
import { COIN_SHAPE } from "#app/features/wallet/coin-shape.ts";
import "#app/features/wallet/coin.css";
import { claimUnseenNotices } from "#app/session/said-once.ts";
import { type DrawingName, drawings } from "#app/ui/art/drawings.ts";
import { element, svgElement } from "#app/ui/icons/element.ts";
import { queueToast } from "#app/ui/toasts/patient-toast.ts";
import type { Toast } from "#app/ui/toasts/toasts.ts";
import type { RoomEvent } from "#party/protocol.ts";
import type { Activity } from "./catalog.ts";
import { rewardCopy } from "./copy-reward.ts";
import "./reward.css";

type Given = Extract<RoomEvent, { name: "reward.given" }>;

/** K15, ms. */
const NOTICE_MS = 5_000;

const pictures: Record<Activity, DrawingName> = {
  bible_study: "bible",
  prayer: "candle",
  trivia_correct: "scroll",
  memory_game: "scroll",
  daily_login: "dawn",
  quest_complete: "lantern",
  achievement_unlock: "wreath",
  social_interaction: "chairs",
  verse_save: "letter",
  other_activity: "lamp",
};

/**
 * A reward as the server has given it: a notice, and for a new level a window. Nobody looks at a hidden tab, and what
 * one page has said is not said by the next.
 */
export async function showRewardToast(given: Given, language: Language): Promise<void> {
  if (document.visibilityState !== "visible") return;
  const isMine = async () => {
    const mine = await claimUnseenNotices([`${given.activity}:${given.causeId}:${given.wallet.version}`]);
    return mine.length > 0;
  };
  if (given.level === null)
    return queueToast(async () => ((await isMine()) ? noticeOf(given, language) : null));
  // in hand before it is this tab's to say; where it does not come, the bell says it
  const come = await import("./level-window.tsx").catch(() => null);
  if (come && (await isMine())) come.openLevel(given.level, given.gems, language);
}

function noticeOf(given: Given, language: Language): Toast {
  const copy = rewardCopy[language];
  const { boost, pet, coins, activity, welcomedBack } = given;
  return {
    title: welcomedBack ? copy.welcomedBack : copy.done[activity],
    lead: element("img", { src: drawings[pictures[activity]], alt: "", class: "toast-picture" }),
    text: element(
      "span",
      { class: "toast-gain" },
      element(
        "span",
        { class: "coin" },
        coinElement(),
        element("span", { "aria-hidden": "true" }, `+${coins}`),
        element("span", { class: "sr-only" }, copy.coins(coins)),
      ),
      pet && boost ? element("span", {}, copy.boost(pet.petName, boost.happiness, boost.health)) : undefined,
    ),
    tone: "plain",
    durationMs: NOTICE_MS,
  };
}

function coinElement(): SVGElement {
  const coin = svgElement("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" });
  coin.innerHTML = COIN_SHAPE;
  return coin;
}
