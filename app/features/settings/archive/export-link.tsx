import { useSearchParams } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { useReverification } from "#app/features/settings/account/use-fresh-proof.tsx";
import { settingsCopy } from "#app/features/settings/model/copy.ts";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

const PATH = "/settings/export";

type ExportLinkProps = { className: string; children: ReactNode };

/** G20: everything as one archive, to whom has just proven who they are. Without script the server says what is to be done. */
export function ExportLink({ className, children }: ExportLinkProps) {
  const proof = useReverification();
  const { refusals } = useCopy(settingsCopy);
  const asked = useSearchParams()[0].get("prove") === "export";
  const go = (event: MouseEvent) => {
    event.preventDefault();
    void proof.before(() => window.location.assign(PATH));
  };
  return (
    <>
      <a className={className} href={PATH} aria-busy={proof.busy || undefined} onClick={go}>
        {children}
      </a>
      <FieldError id="export-problem">
        {proof.problem || (asked && refusals["settings.proof_needed"])}
      </FieldError>
      {proof.dialog}
    </>
  );
}
