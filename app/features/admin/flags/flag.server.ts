import { z } from "zod";
import { type AdminReply, refusalOf, typedIn } from "#app/features/admin/parts/reply.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import type { HubMember } from "#app/features/home/hub.ts";
import { cleanReason } from "#app/features/member/audit/acts.ts";
import { recordAct } from "#app/features/member/audit/record.server.ts";
import { ROOM_NAMES, ROOMS } from "#app/features/rooms/rooms.ts";
import type { MemberContext } from "#app/request/context.ts";
import { admitRole } from "#app/request/guards.server.ts";
import type { FlagLine } from "./flag.ts";
import { closedRooms, closeRoom, openRoom } from "./store.server.ts";

const flagForm = z.object({
  intent: z.enum(["close", "open"]),
  room: z.enum(ROOMS),
  formId: z.string().min(1).max(100),
  reason: z.string().max(2_000),
});

/** One trip. @throws Response 403 for everybody but administrators */
export async function readFlags(ctx: MemberContext): Promise<{ member: HubMember; flags: FlagLine[] }> {
  const { frame, rows } = await readFramed(ctx, [closedRooms(ctx.db)]);
  admitRole(ctx, frame.member, "admin");
  const closed: { room: string; at: number }[] = rows[0];
  const flags = ROOMS.map((room) => ({
    room,
    name: ROOM_NAMES[room],
    closedAt: closed.find((row) => row.room === room)?.at ?? null,
    byDeployment: room === "community" && !ctx.communityRules.open,
  }));
  return { member: frame.member, flags };
}

/** Closes a room for everybody, or opens it again: one commit with its line. Behind `requireRole(args, "admin")` alone. */
export async function actOnFlags(ctx: MemberContext, form: FormData): Promise<AdminReply | null> {
  const typed = typedIn(form);
  const parsed = flagForm.safeParse(typed);
  if (!parsed.success) return null;
  const { intent, room, formId } = parsed.data;
  const reason = cleanReason(parsed.data.reason);
  if (reason === null) return { ok: false, intent, refusal: "reason", typed };
  const closes = intent === "close";
  const recorded = await recordAct(
    ctx,
    {
      act: closes ? "close_room" : "open_room",
      userId: null,
      requestId: formId,
      subject: room,
      reason,
      outcome: "done",
      before: { open: closes },
      after: { open: !closes },
    },
    () => [closes ? closeRoom(ctx.db, room, ctx.now()) : openRoom(ctx.db, room)],
  );
  if (!recorded.ok) return { ok: false, intent, refusal: refusalOf(recorded.refusal), typed };
  ctx.siteChanged();
  return { ok: true, intent };
}
