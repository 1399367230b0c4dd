import { useEffect, useRef, useState } from "react";
import type { Translation } from "#app/features/bible/translations.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { RadioGroup } from "#app/ui/controls/radio-group.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { shareCopy } from "./copy-share.ts";
import { drawPicture } from "./draw-picture.tsx";
import { GROUNDS, type Ground, PICTURE } from "./picture.ts";
import "./share.css";

type PictureDialogProps = { text: string; name: string; translation: Translation; onClose(): void };

/** The chosen verses as a picture, drawn in the browser: nothing of it goes anywhere until it is shared. */
export default function PictureDialog({ text, name, translation, onClose }: PictureDialogProps) {
  const copy = useCopy(shareCopy);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [ground, setGround] = useState<Ground>("paper");
  const [fits, setFits] = useState(true);
  useEffect(() => {
    let late = false;
    // the typefaces may still be on their way
    document.fonts.ready.then(() => {
      if (canvas.current && !late) setFits(drawPicture(canvas.current, { text, name, translation, ground }));
    });
    return () => {
      late = true;
    };
  }, [text, name, translation, ground]);
  const file = async (): Promise<File | null> => {
    const blob = await new Promise<Blob | null>((done) => canvas.current?.toBlob(done, "image/png"));
    if (blob) return new File([blob], `${name.replace(/[^\p{L}\d]+/gu, "-")}.png`, { type: "image/png" });
    showToast({ title: copy.failed, tone: "danger" });
    return null;
  };
  const save = async () => {
    const picture = await file();
    if (!picture) return;
    const url = URL.createObjectURL(picture);
    Object.assign(document.createElement("a"), { href: url, download: picture.name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  };
  const share = async () => {
    const picture = await file();
    // whoever thinks better of it has done nothing wrong
    if (picture) await navigator.share({ files: [picture] }).catch(() => undefined);
  };
  return (
    <Dialog open onClose={onClose} title={copy.title} className="picture-dialog">
      <canvas
        ref={canvas}
        width={PICTURE.width}
        height={PICTURE.height}
        role="img"
        aria-label={copy.preview(name)}
        hidden={!fits}
      />
      <FieldError id="picture-too-long">{fits ? null : copy.tooLong}</FieldError>
      <RadioGroup
        legend={copy.ground}
        name="ground"
        look="row"
        value={ground}
        onChange={setGround}
        options={GROUNDS.map((value) => ({ value, label: copy.grounds[value] }))}
      />
      {fits && (
        <div className="picture-acts">
          {canShareFiles() && (
            <Button icon="share" onClick={share}>
              {copy.share}
            </Button>
          )}
          <Button variant={canShareFiles() ? "quiet" : "plum"} icon="download" onClick={save}>
            {copy.save}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

const canShareFiles = (): boolean =>
  navigator.canShare?.({ files: [new File([], "a.png", { type: "image/png" })] }) ?? false;
