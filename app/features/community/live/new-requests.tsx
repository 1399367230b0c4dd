import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { liveCopy } from "./copy-live.ts";
import "./live.css";

/** Lies over the gap above the list, so that nothing moves when it comes. */
export function NewRequests({ waiting, onShow }: { waiting: number; onShow: () => void }) {
  const copy = useCopy(liveCopy);
  return (
    <div className="live-new" role="status">
      {waiting > 0 && (
        <Button variant="quiet" icon="arrow-up" onClick={onShow}>
          {copy.waiting(waiting)}
        </Button>
      )}
    </div>
  );
}
