import { useEffect, useState } from "react";
import { useCopy } from "#app/ui/words/language.tsx";
import { nativeCopy } from "./native-copy.ts";
import { isRefusedForGood, type PermissionName } from "./permission.ts";

/** X22, beside what needs a permission. Nothing unless it was refused where only the device can give it. */
export function PermissionNote({ name }: { name: PermissionName }) {
  const [refused, setRefused] = useState(false);
  const { permissionRefused } = useCopy(nativeCopy);
  useEffect(() => {
    let here = true;
    void isRefusedForGood(name).then((answer) => here && setRefused(answer));
    return () => {
      here = false;
    };
  }, [name]);
  return refused ? <p className="hint">{permissionRefused}</p> : null;
}
