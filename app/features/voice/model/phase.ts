/** What the page is doing. */
export type VoicePhase = "idle" | "opening" | "listening" | "sending" | "answering" | "speaking";

/** Why nothing can be recorded. `lost`: it was taken away while somebody spoke. */
export type MicrophoneFault = "unsupported" | "refused" | "missing" | "busy" | "lost";
