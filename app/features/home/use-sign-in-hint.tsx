import { useEffect, useState } from "react";
import type { TileId } from "./tiles.ts";

/** H20, K3: how long the pointer stays, ms. */
const HINT_MS = 4_000;

/** The tile that a visitor pressed, for as long as `Sign in required!` stands beside it. */
export function useSignInHint(): { at: TileId | null; show(id: TileId): void } {
  const [hint, setHint] = useState<{ id: TileId } | null>(null);
  useEffect(() => {
    if (!hint) return;
    const timer = setTimeout(() => setHint(null), HINT_MS);
    return () => clearTimeout(timer);
  }, [hint]);
  return { at: hint?.id ?? null, show: (id) => setHint({ id }) };
}
