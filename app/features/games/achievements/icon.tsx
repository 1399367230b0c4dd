import "./achievements.css";
import { framePath, type Sign, signPath } from "./signs.ts";

/** An achievement's picture, composed of a frame and a sign; beside its name, so it has no words of its own. */
export const AchievementIcon = ({
  sign,
  tier,
  isEarned,
}: {
  sign: Sign;
  tier: number;
  isEarned: boolean;
}) => (
  <svg
    viewBox="0 0 48 48"
    className="achievement-icon"
    data-tier={Math.min(tier, 5)}
    data-earned={isEarned || undefined}
    aria-hidden="true"
  >
    <path className="achievement-frame" d={framePath(tier)} />
    <path className="achievement-sign" d={signPath(sign)} />
  </svg>
);
