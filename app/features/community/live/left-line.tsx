import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { liveCopy } from "./copy-live.ts";
import "./live.css";

/** In the place of a request that has left the wall. */
export function LeftLine() {
  const { left } = useCopy(liveCopy);
  return (
    <Card className="live-left">
      <p>{left}</p>
    </Card>
  );
}
