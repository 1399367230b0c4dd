/** What a member did with a video. Times are epoch ms. */
export type VideoMark = {
  videoId: string;
  savedAt: number | null;
  watchedAt: number | null;
  /** Where to go on, s; 0: at the beginning. */
  place: number;
};

export type VideoReply = { ok: true; mark: VideoMark } | { ok: false; refusal: "videos.unknown" };

/** Watched to here it is watched, s before its end. */
export const NEAR_END_S = 3;

/** Where it goes on: not so near the end that nothing is left, nor so near the beginning that nothing was seen. */
export const placeToKeep = (at: number, seconds: number): number =>
  at < 3 || at > seconds - NEAR_END_S ? 0 : Math.floor(at);
