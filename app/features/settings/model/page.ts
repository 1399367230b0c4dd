import type { Appearance, Movement, TextSize } from "#app/core/appearance.ts";
import type { Translation } from "#app/features/bible/translations.ts";
import type { BillingState } from "#app/features/billing/model/state.ts";
import type { HubMember } from "#app/features/home/hub.ts";
import type { Role } from "#app/features/member/roles.ts";
import type { SendingPage } from "#app/features/sending/settings/page.ts";

/** What `/settings` shows. */
export type SettingsPage = {
  userId: string;
  /** As header and menu show the member. */
  member: HubMember;
  fullName: string;
  phone: { number: string | null; verified: boolean };
  look: { appearance: Appearance; textSize: TextSize; movement: Movement; translation: Translation };
  role: Role | null;
  /** G21: a room of staff has led here, and no second step was proven in this session. */
  mfaRequested: boolean;
  billing: BillingState;
  zone: {
    current: string;
    /** Counts from the member's next midnight on; null when none waits. */
    next: string | null;
    followsDevice: boolean;
    /** The browser's own, where it has told it. */
    device: string | null;
    changedToday: boolean;
    all: string[];
  };
  /** Cells of the table that are on, by name. */
  choices: string[];
  /** Those of them that are in no cell of the table. */
  keptChoices: string[];
  quiet: { from: number; to: number } | null;
  sending: SendingPage;
  now: number;
};
