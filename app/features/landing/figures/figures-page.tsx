import { dateFormat } from "#app/core/text/date-format.ts";
import { SiteFoot } from "#app/features/landing/frame/site-foot.tsx";
import { TopBar } from "#app/ui/layout/page.tsx";
import { SkipLink } from "#app/ui/layout/skip-link.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { figuresCopy } from "./copy-figures.ts";
import { countMissed, type Figure, isReached, type RecordedSet, recordedSets, shareOf } from "./figures.ts";
import { transcripts } from "./transcripts.ts";
import "./figures.css";

/** `/safety/figures`: the last run of each evaluation set, with what is missed (field M1). */
export function FiguresPage() {
  const copy = useCopy(figuresCopy);
  return (
    <>
      <SkipLink />
      <TopBar />
      <main id="main" className="page figures">
        <h1>{copy.title}</h1>
        <p className="figures-lead">{copy.lead}</p>
        <p>{copy.promise}</p>
        {recordedSets().map((set) => (
          <SetSection key={set.name} set={set} />
        ))}
        <Transcripts />
        <section>
          <h2>{copy.how}</h2>
          {copy.howText.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <a href="/safety">{copy.safety}</a>
          </p>
        </section>
      </main>
      <SiteFoot />
    </>
  );
}

function SetSection({ set: { name, measured, figures } }: { set: RecordedSet }) {
  const copy = useCopy(figuresCopy);
  const day = dateFormat(useLanguage(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(measured));
  const first = figures.filter(({ key }) => copy.labels[key] !== undefined);
  const others = figures.filter(({ key }) => copy.labels[key] === undefined);
  const { title, what, who } = copy.sets[name];
  return (
    <section id={name}>
      <h2>{title}</h2>
      <p>{what}</p>
      <p className="figures-who">
        {who} {copy.on(day)}
      </p>
      <FigureTable figures={first} caption={title} />
      {others.length > 0 && (
        <details>
          <summary>{copy.detail(others.length)}</summary>
          <FigureTable figures={others} caption={copy.detail(others.length)} />
        </details>
      )}
    </section>
  );
}

function FigureTable({ figures, caption }: { figures: readonly Figure[]; caption: string }) {
  const { columns } = useCopy(figuresCopy);
  return (
    <table>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.measured}</th>
          <th scope="col">{columns.result}</th>
          <th scope="col">{columns.goal}</th>
          <th scope="col">{columns.missed}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => (
          <FigureRow key={figure.key} figure={figure} />
        ))}
      </tbody>
    </table>
  );
}

function FigureRow({ figure }: { figure: Figure }) {
  const copy = useCopy(figuresCopy);
  const language = useLanguage();
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(language);
  const { goal } = figure;
  const reached = isReached(figure);
  const label = copy.labels[figure.key];
  return (
    <tr>
      <th scope="row" lang={label === undefined ? "en" : undefined}>
        {label ?? figure.label}
      </th>
      <td data-column={copy.columns.result}>
        <strong>{percent.format(shareOf(figure))}</strong>{" "}
        <span className="figures-count">
          {copy.counted(number.format(figure.hits), number.format(figure.of))}
        </span>
      </td>
      <td data-column={copy.columns.goal}>
        {"atLeast" in goal
          ? copy.atLeast(percent.format(goal.atLeast))
          : copy.atMost(percent.format(goal.atMost))}
        <span className="figures-mark" data-reached={reached}>
          {reached ? copy.reached : copy.notReached}
        </span>
      </td>
      <td data-column={copy.columns.missed}>{number.format(countMissed(figure))}</td>
    </tr>
  );
}

function Transcripts() {
  const copy = useCopy(figuresCopy);
  if (transcripts.length === 0) return null;
  return (
    <section>
      <h2>{copy.transcripts}</h2>
      <p>{copy.transcriptsText}</p>
      <ul>
        {transcripts.map(({ name, href }) => (
          <li key={name}>
            <a href={href} download={`koinonia-${name}.json`}>
              {copy.download[name]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
