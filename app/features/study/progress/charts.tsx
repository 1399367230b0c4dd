import type { ReactNode } from "react";
import type { Figure, ProgressPage } from "./page.ts";

const HEIGHT = 200;
/** Where the bars stand, and how high the highest is. */
const BASE = 168;
const HIGHEST = 132;

const most = (values: readonly number[]): number => Math.max(1, ...values);
const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

type WeekProps = { week: ProgressPage["week"]; label: string; restWord: string };

/** Seven days as bars; a day of rest without reading says so. */
export function WeekChart({ week, label, restWord }: WeekProps) {
  const top = most(week.map(({ value }) => value));
  return (
    <svg className="chart" width="100%" height={HEIGHT} role="img" aria-label={label}>
      <line x1="0" x2="100%" y1={BASE + 0.5} y2={BASE + 0.5} className="chart-line" />
      {week.map(({ key, label: day, value, isRest, isToday }, at) => {
        const height = value === 0 ? 3 : Math.max(6, (value / top) * HIGHEST);
        const middle = percent((at + 0.5) / week.length);
        const rests = isRest && value === 0;
        return (
          <g key={key} className={isToday ? "is-today" : undefined}>
            {!rests && (
              <rect
                x={percent((at + 0.2) / week.length)}
                width={percent(0.6 / week.length)}
                y={BASE - height}
                height={height}
                rx={value === 0 ? 1 : 5}
                className={value === 0 ? "chart-none" : "chart-bar"}
              />
            )}
            <text
              x={middle}
              y={BASE - (rests ? 12 : height + 10)}
              className={rests ? "chart-rest" : "chart-value"}
            >
              {rests ? restWord : value}
            </text>
            <text x={middle} y={BASE + 24} className="chart-label">
              {day}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Months as a line over its area; the last one is not over, and is drawn open. */
export function MonthsChart({ months, label }: { months: readonly Figure[]; label: string }) {
  const top = most(months.map(({ value }) => value));
  const across = (at: number) => (at + 0.5) / months.length;
  const up = (value: number) => BASE - (value / top) * HIGHEST;
  const points = months.map(({ value }, at) => `${across(at) * 100},${up(value)}`);
  const area = `${across(0) * 100},${BASE} ${points.join(" ")} ${across(months.length - 1) * 100},${BASE}`;
  return (
    <svg className="chart" width="100%" height={HEIGHT} role="img" aria-label={label}>
      <svg
        width="100%"
        height={HEIGHT}
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polygon points={area} className="chart-area" />
      </svg>
      {months.slice(1).map(({ key, value }, at) => (
        <line
          key={key}
          x1={percent(across(at))}
          y1={up(months[at]?.value ?? 0)}
          x2={percent(across(at + 1))}
          y2={up(value)}
          className="chart-stroke"
        />
      ))}
      {months.map(({ key, label: month, value }, at) => (
        <g key={key}>
          <circle
            cx={percent(across(at))}
            cy={up(value)}
            r={5}
            className={at === months.length - 1 ? "chart-open" : "chart-point"}
          />
          <text x={percent(across(at))} y={up(value) - 14} className="chart-value">
            {value}
          </text>
          <text x={percent(across(at))} y={BASE + 24} className="chart-label">
            {month}
          </text>
        </g>
      ))}
    </svg>
  );
}

type BarsProps = {
  rows: readonly { key: string; name: string; value: number; lead?: ReactNode }[];
  tone: "plum" | "amber";
};

/** Names with a bar each: a list, read as one. */
export function BarList({ rows, tone }: BarsProps) {
  const top = most(rows.map(({ value }) => value));
  return (
    <ul className={`bar-list bar-${tone}`}>
      {rows.map(({ key, name, value, lead }) => (
        <li key={key}>
          <span className="bar-name">
            {lead}
            {name}
          </span>
          <svg width="100%" height="11" aria-hidden="true">
            <rect width={percent(value / top)} height="11" rx="5.5" />
          </svg>
          <b>{value}</b>
        </li>
      ))}
    </ul>
  );
}
