import type { ReactNode } from "react";

type TableProps = { columns: Readonly<Record<string, string>>; children: ReactNode };

/** A table of the administration: its columns in their order, and on a phone each cell under its column's name. */
export function AdminTable({ columns, children }: TableProps) {
  return (
    <table className="admin-table">
      <thead>
        <tr>
          {Object.entries(columns).map(([name, title]) => (
            <th key={name} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
