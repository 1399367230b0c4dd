import { useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { staffCopy } from "./copy-staff.ts";
import type { Vendor } from "./use-vendor.tsx";
import { useVendorAction } from "./use-vendor-action.tsx";

/** G21: staff came to a room of theirs in a session without their second step. Proven here, no other sign-in is needed. */
export function StaffStep({ vendor }: { vendor: Vendor }) {
  const words = useCopy(staffCopy);
  const action = useVendorAction(vendor);
  const [proven, setProven] = useState(false);
  const on = vendor.user?.totpEnabled ?? false;
  const prove = async () => {
    if (!(await action.attempt(() => vendor.prove("second")))) return;
    setProven(true);
    showToast({ title: words.done, tone: "ok" });
  };
  if (proven) return null;
  return (
    <div className="setting-asked" role="status">
      <b>{words.title}</b>
      <p>{on ? words.on : words.off}</p>
      <FieldError id="staff-problem">{action.problem}</FieldError>
      {on && (
        <div>
          <Button busy={action.busy} onClick={() => void prove()}>
            {words.prove}
          </Button>
        </div>
      )}
    </div>
  );
}
