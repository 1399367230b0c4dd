import { staticImports, staticScripts } from "virtual:static-scripts";
import { AFTER_FIRST_PAINT } from "./after-first-paint.ts";
import { PAGE_SETTINGS_ID, type PageSettings, settingsText } from "./page-settings.ts";

/** Its words are there at once, and are laid out once: no page is shown by halves. */
const ALL_AT_ONCE = { blocking: "render" };

/** What a static document has in its head instead of Remix's scripts. The settings are data. */
export function StaticDocumentHead({ settings }: { settings: PageSettings | undefined }) {
  return (
    <>
      <link rel="expect" href="#main" {...ALL_AT_ONCE} />
      {settings && (
        <script
          id={PAGE_SETTINGS_ID}
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, escaped
          dangerouslySetInnerHTML={{ __html: settingsText(settings) }}
        />
      )}
      {settings && (
        <script
          data-scripts={[...staticImports, ...staticScripts].join(" ")}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which the policy knows
          dangerouslySetInnerHTML={{ __html: AFTER_FIRST_PAINT }}
        />
      )}
    </>
  );
}
