import { type Role, satisfiesRole } from "#app/features/member/roles.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { CHANNELS, type Channel } from "#app/features/notifications/choices/choices.ts";
import { KIND_WORDS, KINDS, type Kind } from "#app/features/notifications/choices/kinds.ts";
import { kindsWithPages } from "#app/features/notifications/topics.ts";
import { ROOM_PATHS } from "#app/features/rooms/rooms.ts";
import { devicesOf } from "#app/features/sending/push/store.server.ts";
import { numberMark } from "#app/features/sending/texts/stop.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { SendingPage } from "./page.ts";
import { type NoticeSettingsRow, noticeSettingsOf } from "./store.server.ts";

/** For the page's own batch, in this order. */
export const sendingReads = ({ db, userId }: MemberContext) =>
  [noticeSettingsOf(db, userId), devicesOf(db, userId)] as const;

type Found = {
  profile: Profile;
  role: Role | null;
  settings: NoticeSettingsRow | undefined;
  devices: SendingPage["devices"];
};

export async function sendingPage(
  ctx: MemberContext,
  { profile, role, settings, devices }: Found,
): Promise<SendingPage> {
  const { phoneNumber, phoneVerifiedAt } = profile;
  const stopped = settings?.stoppedNumber ?? null;
  const canText = phoneNumber !== null && phoneVerifiedAt !== null;
  const kinds: Kind[] = [...kindsFor(ctx, role), "security"];
  return {
    offer: { kinds, channels: channelsFor(ctx, canText) },
    lines: KINDS.filter((kind) => kinds.includes(kind)).map((kind) => {
      const [title, text] = KIND_WORDS[kind][ctx.language];
      return { kind, title, text };
    }),
    every: settings?.digestEvery ?? "day",
    keepsRest: (settings?.keepsRest ?? 1) === 1,
    mailRefusedAt: settings?.refusedAt ?? null,
    canText,
    textsStopped:
      stopped !== null && phoneNumber !== null && stopped === (await numberMark(ctx, phoneNumber)),
    pushKey: ctx.push?.publicKey ?? null,
    phonePush: ctx.phonePush !== null,
    devices,
  };
}

/** A room that this deployment keeps closed tells of nothing; the moderators' queue tells moderators. */
function kindsFor(ctx: MemberContext, role: Role | null) {
  const isClosed = (path: string) =>
    ctx.closedRooms.some((room) => path.startsWith(ROOM_PATHS[room] ?? "/?"));
  return kindsWithPages((path) => ctx.isOpen(path) && !isClosed(path)).filter(
    (kind) => kind !== "moderation" || satisfiesRole(role, "moderator"),
  );
}

/** Texts go to a number that was proven, and to no other. */
const channelsFor = (ctx: MemberContext, canText: boolean): Channel[] =>
  CHANNELS.filter(
    (channel) =>
      (channel !== "push" || ctx.push !== null || ctx.phonePush !== null) && (channel !== "sms" || canText),
  );
