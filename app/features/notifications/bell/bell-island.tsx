import { createRoot, type Root } from "react-dom/client";
import { knownLanguage } from "#app/core/language.ts";
import { LanguageProvider } from "#app/ui/words/language.tsx";
import { BellSheet } from "./bell-sheet.tsx";

let root: Root | undefined;
let opened = 0;

/** Opens the sheet on any page, with or without Remix around it. */
export function openBell(userId: string): void {
  root ??= createRoot(document.body.appendChild(document.createElement("div")));
  const language = knownLanguage(document.documentElement.lang);
  root.render(
    <LanguageProvider value={language}>
      <BellSheet key={++opened} userId={userId} />
    </LanguageProvider>,
  );
}
