import type { Language } from "#app/core/language.ts";
import { Coin } from "#app/features/wallet/coin.tsx";
import { notYetSaid } from "#app/platform/said-once.ts";
import { Drawing, type DrawingName } from "#app/ui/art/drawing.tsx";
import { showToastInTurn } from "#app/ui/patient-toast.ts";
import type { Toast } from "#app/ui/toasts.ts";
import type { RoomEvent } from "#party/protocol.ts";
import type { Activity } from "./catalog.ts";
import { rewardCopy } from "./copy-reward.ts";
import { openLevel } from "./level-window.tsx";
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
export async function sayReward(given: Given, language: Language): Promise<void> {
  if (document.visibilityState !== "visible") return;
  const isMine = async () => {
    const mine = await notYetSaid([`${given.activity}:${given.causeId}:${given.wallet.version}`]);
    return mine.length > 0;
  };
  if (given.level === null)
    return showToastInTurn(async () => ((await isMine()) ? noticeOf(given, language) : null));
  if (await isMine()) openLevel(given.level, given.gems, language);
}

function noticeOf(given: Given, language: Language): Toast {
  const copy = rewardCopy[language];
  const { boost, pet, coins, activity, welcomedBack } = given;
  return {
    title: welcomedBack ? copy.welcomedBack : copy.done[activity],
    lead: <Drawing name={pictures[activity]} size={44} className="toast-picture" />,
    text: (
      <span className="toast-gain">
        <span className="coin">
          <Coin />
          <span aria-hidden="true">+{coins}</span>
          <span className="sr-only">{copy.coins(coins)}</span>
        </span>
        {pet && boost && <span>{copy.boost(pet.petName, boost.happiness, boost.health)}</span>}
      </span>
    ),
    tone: "plain",
    durationMs: NOTICE_MS,
  };
}
