export const SPEECHES = ["device", "openai", "off"] as const;
/** Who speaks the answers: the device's own voice, OpenAI's, or nobody. */
export type Speech = (typeof SPEECHES)[number];

export const MODES = ["free", "press"] as const;
/** `free`: it listens until one has been quiet. `press`: while a key or a button is held. */
export type Mode = (typeof MODES)[number];

export type VoiceSettings = {
  /** Since when sound may leave the device, epoch ms; null: it may not. */
  allowedAt: number | null;
  speech: Speech;
  mode: Mode;
};

/** Of a member who has chosen nothing. */
export const NO_VOICE: VoiceSettings = { allowedAt: null, speech: "device", mode: "free" };
