import { COIN_SHAPE } from "./coin-shape.ts";
import "./coin.css";

/** A faith coin. Beside its number, so it has no words of its own. */
export const Coin = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
  <svg viewBox="0 0 20 20" aria-hidden="true" dangerouslySetInnerHTML={{ __html: COIN_SHAPE }} />
);

/** A faith gem. */
export const Gem = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d="M6 3h8l4 5-8 10L2 8z" fill="#8B6BB0" />
    <path d="M6 3h8l-4 5z" fill="#C6B2E3" />
    <path d="M2 8h8v10z" fill="#7656A0" />
    <path d="M10 8h8l-8 10z" fill="#5E4086" />
  </svg>
);
