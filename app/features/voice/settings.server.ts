import { commit } from "#app/db/commit.ts";
import { isYoung } from "#app/features/member/age.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { voiceIntent } from "./model/forms.ts";
import type { VoiceChoiceReply } from "./model/reply.ts";
import { NO_VOICE, type VoiceSettings } from "./model/settings.ts";
import { allowVoice, chooseVoice, voiceSettingsOf, withdrawVoice } from "./store.server.ts";

export type VoiceScreen = { settings: VoiceSettings; young: boolean };

/** How the member speaks, and whether they are 13 to 17. */
export async function readVoice(ctx: MemberContext): Promise<VoiceScreen> {
  const [settings, profiles] = await ctx.db.batch([
    voiceSettingsOf(ctx.db, ctx.userId),
    profileOf(ctx.db, ctx.userId),
  ]);
  const profile = await ensureProfile(ctx, profiles[0]);
  return { settings: settings[0] ?? NO_VOICE, young: isYoung(profile.ageBand) };
}

/**
 * Allows sound to leave the device, takes that back, or chooses who speaks and how one speaks. A form that none of ours
 * could have sent is a 400. For 13 to 17 it stays off until they have said that they read what is told to them.
 */
export async function actOnVoice(ctx: MemberContext, form: FormData): Promise<VoiceChoiceReply> {
  const parsed = voiceIntent.safeParse(
    Object.fromEntries([...form].filter(([, value]) => typeof value === "string")),
  );
  if (!parsed.success) throw new Response("Bad Request", { status: 400 });
  const intent = parsed.data;
  const { db, userId } = ctx;
  const { settings, young } = await readVoice(ctx);
  const now = ctx.now();
  switch (intent.intent) {
    case "allow":
      if (young && intent.aware !== "on") return { ok: false, refusal: "voice.unaware" };
      await commit(db, [allowVoice(db, userId, now)]);
      return { ok: true, settings: { ...settings, allowedAt: settings.allowedAt ?? now } };
    case "withdraw":
      await commit(db, [withdrawVoice(db, userId, now)]);
      return { ok: true, settings: { ...settings, allowedAt: null } };
    case "choose": {
      const { speech = settings.speech, mode = settings.mode } = intent;
      await commit(db, [chooseVoice(db, userId, { speech, mode }, now)]);
      return { ok: true, settings: { ...settings, speech, mode } };
    }
  }
}
