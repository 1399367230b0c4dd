import { useEffect, useRef } from "react";
import type { HelpPart } from "#app/features/care/help/care-parts.ts";
import { HelpCard } from "#app/features/care/help/help-card.tsx";
import "#app/features/care/help/care.css";

type HelpFirstProps = { help: HelpPart | null; quietHelp: string | null };

/** Help goes before everything else on the page; where it has just come, it is scrolled to and read out. */
export function HelpFirst({ help, quietHelp }: HelpFirstProps) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(help?.title);
  useEffect(() => {
    if (help && before.current !== help.title) place.current?.scrollIntoView({ block: "center" });
    before.current = help?.title;
  }, [help]);
  return (
    <div ref={place} role="status" className="daniel-help">
      {help && <HelpCard help={help} />}
      {quietHelp && <p className="daniel-quiet-help">{quietHelp}</p>}
    </div>
  );
}
