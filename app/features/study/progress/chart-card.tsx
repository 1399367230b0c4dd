import { type ReactNode, useId, useState } from "react";
import { studyCopy } from "#app/features/study/copy.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

export type Table = {
  /** Of the two columns, or more. */
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly (string | number)[] }[];
};

type ChartCardProps = {
  title: string;
  /** Beside the title: what it comes to. */
  sum: ReactNode;
  table: Table;
  note?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A chart with its title, and behind it the same numbers as a table. */
export function ChartCard({ title, sum, table, note, className = "", children }: ChartCardProps) {
  const copy = useCopy(studyCopy);
  const id = useId();
  const [isTable, setTable] = useState(false);
  return (
    <Card as="section" className={`chart-card ${className}`} aria-labelledby={id}>
      <div className="chart-head">
        <h2 id={id}>{title}</h2>
        <p>{sum}</p>
      </div>
      <div className="chart-body">{isTable ? <FigureTable title={title} {...table} /> : children}</div>
      <div className="chart-foot">
        <div>{note}</div>
        <Button variant="bare" icon="table" onClick={() => setTable(!isTable)}>
          {isTable ? copy.asChart : copy.asTable}
          <span className="sr-only">: {title}</span>
        </Button>
      </div>
    </Card>
  );
}

const FigureTable = ({ title, heads, rows }: Table & { title: string }) => (
  <table className="chart-table">
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
      {rows.map(({ key, cells: [name, ...values] }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {values.map((value, at) => (
            <td key={heads[at + 1]}>{value}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
