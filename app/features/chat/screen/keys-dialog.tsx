import { actionCopy } from "#app/features/chat/copy/copy-actions.ts";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { showWholeAnswers, useWholeAnswers } from "./whole-answers.tsx";

/** What the keyboard does here, and the off switch for streaming. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const copy = useCopy(actionCopy).keys;
  const whole = useWholeAnswers();
  return (
    <Dialog open onClose={onClose} title={copy.title}>
      <dl className="keys">
        {copy.rows.map(([key, action]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <label className="keys-whole">
        <input type="checkbox" checked={whole} onChange={(event) => showWholeAnswers(event.target.checked)} />
        <span>
          {copy.whole}
          <small>{copy.wholeHint}</small>
        </span>
      </label>
    </Dialog>
  );
}
