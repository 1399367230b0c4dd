import { shownForm } from "#app/features/word-study/verse-words.ts";
import type { WordPageData } from "#app/features/word-study/word-data.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { wordPageCopy } from "./copy.ts";

/** Each form in which the word stands, folded. */
export function FormsTable({ forms, hebrew }: { forms: WordPageData["forms"]; hebrew: boolean }) {
  const copy = useCopy(wordPageCopy);
  const language = useLanguage();
  if (forms.length === 0) return null;
  return (
    <details className="word-forms">
      <summary>{copy.forms(forms.length.toLocaleString(language))}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{copy.form}</th>
            <th scope="col">{copy.grammar}</th>
            <th scope="col">{copy.times}</th>
          </tr>
        </thead>
        <tbody>
          {forms.map(({ form, grammar, count }) => (
            <tr key={`${form} ${grammar}`}>
              <th
                scope="row"
                className="word-letters"
                lang={hebrew ? "he" : "grc"}
                dir={hebrew ? "rtl" : undefined}
              >
                {shownForm(form)}
              </th>
              <td>{grammar}</td>
              <td>{count.toLocaleString(language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
