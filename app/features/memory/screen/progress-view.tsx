import { type ReactNode, useId, useState } from "react";
import { memoryCopy } from "#app/features/memory/copy.ts";
import type { Bucket } from "#app/features/memory/model/curve.ts";
import type { ProgressPage, Shared } from "#app/features/memory/page.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

const shareOf = ({ reviews, recalled }: { reviews: number; recalled: number }): number =>
  reviews === 0 ? 0 : recalled / reviews;

/** One's own curve of forgetting, and how often one has reviewed. */
export function ProgressView({ page: { buckets, weeks } }: { page: Shared & ProgressPage }) {
  const { chart } = useCopy(memoryCopy);
  const percent = new Intl.NumberFormat(useLanguage(), { style: "percent" });
  const nameOf = ({ from, to }: Bucket) => chart.days(from, to);
  const some = buckets.filter(({ reviews }) => reviews > 0);
  const all = weeks.reduce((sum, { reviews }) => sum + reviews, 0);
  const most = Math.max(1, ...weeks.map(({ reviews }) => reviews));
  return (
    <div className="memory-charts">
      <Chart
        title={chart.title}
        text={some.length === 0 ? chart.none : `${chart.text} ${chart.goal}`}
        heads={chart.heads}
        rows={buckets.map((bucket) => [
          nameOf(bucket),
          bucket.recalled,
          bucket.reviews,
          bucket.reviews === 0 ? "" : percent.format(shareOf(bucket)),
        ])}
      >
        <Bars
          label={chart.label(
            some.map((bucket) => `${nameOf(bucket)} ${percent.format(shareOf(bucket))}`).join(", "),
          )}
          goal={0.9}
          bars={buckets.map((bucket) => ({
            name: nameOf(bucket),
            share: shareOf(bucket),
            value: bucket.reviews === 0 ? "" : percent.format(shareOf(bucket)),
          }))}
        />
      </Chart>
      <Chart
        title={chart.weeks}
        text={chart.weekSum(all)}
        heads={chart.weekHeads}
        rows={weeks.map(({ label, reviews, recalled }) => [label, reviews, recalled])}
      >
        <Bars
          label={`${chart.weeks}: ${weeks.map(({ label, reviews }) => `${label} ${reviews}`).join(", ")}`}
          bars={weeks.map(({ label, reviews }, at) => ({
            // every third one has room for its name on a phone
            name: at % 3 === 2 ? label : "",
            share: reviews / most,
            value: reviews === 0 ? "" : String(reviews),
          }))}
        />
      </Chart>
    </div>
  );
}

type ChartProps = {
  title: string;
  text: string;
  heads: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  children: ReactNode;
};

/** A chart, and the same numbers as a table. */
function Chart({ title, text, heads, rows, children }: ChartProps) {
  const { chart } = useCopy(memoryCopy);
  const id = useId();
  const [isTable, setTable] = useState(false);
  return (
    <Card as="section" className="memory-chart" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="memory-note">{text}</p>
      {isTable ? (
        <table>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={heads[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        children
      )}
      <Button variant="bare" icon="table" onClick={() => setTable(!isTable)}>
        {isTable ? chart.asChart : chart.asTable}
        <span className="sr-only">: {title}</span>
      </Button>
    </Card>
  );
}

type Bar = { name: string; share: number; value: string };
const HEIGHT = 180;
const BASE = 150;
const HIGHEST = 120;

function Bars({ bars, label, goal }: { bars: readonly Bar[]; label: string; goal?: number }) {
  const across = (at: number) => `${((at * 100) / bars.length).toFixed(2)}%`;
  return (
    <svg className="memory-bars" width="100%" height={HEIGHT} role="img" aria-label={label}>
      <line x1="0" x2="100%" y1={BASE + 0.5} y2={BASE + 0.5} className="memory-bars-line" />
      {goal && (
        <line
          x1="0"
          x2="100%"
          y1={BASE - goal * HIGHEST}
          y2={BASE - goal * HIGHEST}
          className="memory-bars-goal"
        />
      )}
      {bars.map(({ name, share, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
        <g key={at}>
          <rect
            x={across(at + 0.2)}
            width={across(0.6)}
            y={BASE - Math.max(2, share * HIGHEST)}
            height={Math.max(2, share * HIGHEST)}
            rx={4}
            className={value === "" ? "memory-bars-none" : undefined}
          />
          <text x={across(at + 0.5)} y={BASE - share * HIGHEST - 8} className="memory-bars-value">
            {value}
          </text>
          <text x={across(at + 0.5)} y={BASE + 20}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
