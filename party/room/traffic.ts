import {
  type Bucket,
  fullBucket,
  isEmptyBucket,
  refillBucket,
  takeTokens,
} from "#app/core/rate/token-bucket.ts";
import { BYTES, FRAMES } from "./limits.ts";

/** More sessions at once than any member has; what is left behind by old ones goes with all. */
const MAX_SESSIONS = 64;

type Used = { frames: Bucket; bytes: Bucket };

/** What each session of a member has sent and been sent lately. A socket that comes anew does not begin anew. */
export class Traffic {
  readonly #used = new Map<string, Used>();
  readonly #maxSessions: number;

  constructor(maxSessions = MAX_SESSIONS) {
    this.#maxSessions = maxSessions;
  }

  /** A frame or an opening; false when the session has had enough. */
  take(session: string, bytes: number, now: number): boolean {
    const { frames, bytes: left } = this.#of(session, now);
    if (isEmptyBucket(frames) || isEmptyBucket(left)) return false;
    this.#used.set(session, { frames: takeTokens(frames, 1), bytes: takeTokens(left, bytes) });
    return true;
  }

  /** What was sent for it; more than there was is a debt. */
  sent(session: string, bytes: number, now: number): void {
    const { frames, bytes: left } = this.#of(session, now);
    this.#used.set(session, { frames, bytes: takeTokens(left, bytes) });
  }

  #of(session: string, now: number): Used {
    const used = this.#used.get(session);
    if (used)
      return { frames: refillBucket(used.frames, FRAMES, now), bytes: refillBucket(used.bytes, BYTES, now) };
    if (this.#used.size >= this.#maxSessions) this.#used.clear();
    return { frames: fullBucket(FRAMES, now), bytes: fullBucket(BYTES, now) };
  }
}
