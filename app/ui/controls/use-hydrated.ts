import { useEffect, useState } from "react";

/**
 * False on the server and for the first render in the browser, then true: for what the first sight of a page
 * does not need, and for what only works with script.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
