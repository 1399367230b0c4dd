import { LANGUAGES, type Language } from "#app/core/language.ts";
import { landingCopy } from "#app/features/landing/copy.ts";
import { LEGAL, type LegalName } from "#app/features/landing/legal/legal.ts";
import { useLegalText } from "#app/features/landing/legal/legal-words.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { uiCopy } from "#app/ui/words/copy.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import "./site-foot.css";

const NAMES: Record<Language, string> = { en: "English", es: "Español" };

/**
 * The foot of every public page: what Koinonia is not (L19), the two texts of law, and the language. Without script
 * the texts are pages and the languages are a form; with it the texts open over the page (L12).
 */
export function SiteFoot() {
  const { foot } = useCopy(landingCopy);
  return (
    <footer className="site-foot">
      <div>
        <p>{foot.disclaimer}</p>
        <nav aria-label={foot.legal}>
          {LEGAL.map((name) => (
            <a key={name} href={`/${name}`} data-dialog={name}>
              {foot[name]}
            </a>
          ))}
          <a href="/safety">{foot.safety}</a>
        </nav>
        <LanguageSwitch label={foot.language} />
      </div>
      {LEGAL.map((name) => (
        <LegalDialog key={name} name={name} close={foot.close} />
      ))}
    </footer>
  );
}

function LanguageSwitch({ label }: { label: string }) {
  const spoken = useLanguage();
  return (
    <form method="post" action="/preferences" className="language-switch">
      <fieldset>
        <legend className="sr-only">{label}</legend>
        {LANGUAGES.map((language) => (
          <button
            key={language}
            type="submit"
            name="language"
            value={language}
            lang={language}
            aria-pressed={language === spoken}
          >
            {NAMES[language]}
          </button>
        ))}
      </fieldset>
    </form>
  );
}

/**
 * Opened by the script of static documents, which brings the words from their page: no reader of the front page waits
 * for them. They can be scrolled by the keyboard.
 */
function LegalDialog({ name, close }: { name: LegalName; close: string }) {
  const { title } = useLegalText(name);
  const { loading } = useCopy(uiCopy);
  return (
    <dialog id={name} className="dialog legal-dialog" aria-labelledby={`${name}-title`} data-static>
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={`${name}-title`} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className="btn btn-bare btn-icon" data-close>
            <Icon name="x" />
            <span className="sr-only">{close}</span>
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reached by the keyboard */}
        <section className="legal-scroll" tabIndex={0} aria-label={title} data-words-of={`/${name}`}>
          <p>{loading.content}</p>
        </section>
      </div>
    </dialog>
  );
}
