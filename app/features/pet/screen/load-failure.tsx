import { isRouteErrorResponse, useRevalidator, useRouteError } from "@remix-run/react";
import { CareDialog } from "#app/features/pet/care/care-dialog.tsx";
import { petCopy } from "#app/features/pet/copy/copy.ts";
import type { Place } from "#app/features/pet/state/page.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** X33: the error's own message; one that names an address was written for nobody who reads this. */
function reasonOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText;
  return error instanceof Error && !/https?:/.test(error.message) ? error.message : "";
}

/** X31, X33: the tab says what could not be read, and why; the others can be tried. */
export function LoadFailure({ place }: { place: Place }) {
  const copy = useCopy(petCopy);
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const title = place === "care" || place === "album" ? copy.loading.pet : copy.loading[place];
  const reason = reasonOf(error);
  return (
    <CareDialog place={place} title={copy.title} about={copy.label}>
      <div className="calm" role="alert">
        <div>
          <h2>{title}</h2>
          {reason && <p>{reason}</p>}
        </div>
        <div className="pet-acts">
          <Button icon="rotate-cw" busy={state !== "idle"} onClick={revalidate}>
            {copy.loading.again}
          </Button>
        </div>
      </div>
    </CareDialog>
  );
}
