import { staticImports, staticScripts } from "virtual:static-scripts";
import { PAGE_SETTINGS_ID, type PageSettings, settingsText } from "./page-settings.ts";

/** Asked for behind the words. React 18 knows the attribute by its own name alone. */
const BEHIND_THE_WORDS = { fetchpriority: "low" };

/** Its words are there at once, and are laid out once: no page is shown by halves. */
const ALL_AT_ONCE = { blocking: "render" };

/** What a static document has in its head instead of Remix's scripts. The settings are data; nothing here runs inline. */
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
      {settings &&
        staticImports.map((href) => (
          <link key={href} rel="modulepreload" href={href} {...BEHIND_THE_WORDS} />
        ))}
      {settings &&
        staticScripts.map((src) => <script key={src} type="module" src={src} {...BEHIND_THE_WORDS} />)}
    </>
  );
}
