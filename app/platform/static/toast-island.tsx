import { createRoot } from "react-dom/client";
import { readPageSettings } from "#app/platform/page-settings.ts";
import { LanguageProvider } from "#app/ui/language.tsx";
import { ToastRegion } from "#app/ui/toast-region.tsx";

/** Notices on a static document. */
export function mountToasts(): void {
  const place = document.body.appendChild(document.createElement("div"));
  createRoot(place).render(
    <LanguageProvider value={readPageSettings().language}>
      <ToastRegion />
    </LanguageProvider>,
  );
}
