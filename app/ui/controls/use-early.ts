import { useEffect, useRef } from "react";

/**
 * What was chosen or typed before the page's script came stands in its fields and nowhere else.
 * @param look takes it over from there; called once, before anything is drawn anew
 */
export function useFieldsBeforeHydration(look: () => void): void {
  const first = useRef(look);
  useEffect(() => first.current(), []);
}
