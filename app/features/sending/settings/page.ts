import type { Offer } from "#app/features/notifications/choices/choices.ts";
import type { Kind } from "#app/features/notifications/choices/kinds.ts";
import type { Every } from "#app/features/sending/model/digest-time.ts";

/** A line of the table of notices. */
export type NoticeLine = { kind: Kind; title: string; text: string };

/** What Settings shows of how a member is told, beside the choices and quiet hours. */
export type SendingPage = {
  offer: Offer;
  /** The kinds of the offer in the reader's language, in their order. */
  lines: NoticeLine[];
  every: Every;
  keepsRest: boolean;
  /** Since when mail came back from the address, epoch ms. */
  mailRefusedAt: number | null;
  /** The number is proven: texts can be turned on. */
  canText: boolean;
  /** It answered STOP. */
  textsStopped: boolean;
  /** For the browser's subscription; null where this deployment sends no web push. */
  pushKey: string | null;
  /** Phones in the native app can be told. */
  phonePush: boolean;
  devices: { id: string; name: string; createdAt: number }[];
};
