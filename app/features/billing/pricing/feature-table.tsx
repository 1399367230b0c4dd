import { pricingCopy } from "#app/features/billing/pricing/copy.ts";
import { useRoomOpen } from "#app/features/rooms/use-room-open.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** What each plan holds, row by row, and without a tick what is closed. On a narrow phone a row's name stands over its three answers. */
export function FeatureTable({ young }: { young: boolean }) {
  const { table } = useCopy(pricingCopy);
  const [free, pack, premium] = table.columns;
  const rows = table.rows.filter(({ room }) => !young || room !== "danielPlan");
  const isRoomOpen = useRoomOpen();
  const open = rows.filter(({ room }) => isRoomOpen(room));
  const closed = rows.filter(({ room }) => !isRoomOpen(room));
  return (
    <section aria-labelledby="features">
      <h2 id="features">{table.heading}</h2>
      <table className="features">
        <thead>
          <tr>
            <th scope="col">{table.feature}</th>
            <th scope="col">{free}</th>
            <th scope="col">{pack}</th>
            <th scope="col" className="is-premium">
              {premium}
            </th>
          </tr>
        </thead>
        <tbody>
          {open.map((row) => (
            <tr key={row.feature}>
              <th scope="row">{row.feature}</th>
              <Answer value={row.free} />
              <Answer value={row.pack} />
              <Answer value={row.premium} premium />
            </tr>
          ))}
        </tbody>
      </table>
      {closed.length > 0 && (
        <div className="features-soon">
          <h3>{table.closed}</h3>
          <ul>
            {closed.map(({ feature, free }) => (
              <li key={feature}>{free ? feature : table.inPremium(feature)}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Answer({ value, premium = false }: { value: string | boolean; premium?: boolean }) {
  const { yes, no } = useCopy(pricingCopy).table;
  return (
    <td className={premium ? "is-premium" : undefined}>
      {value === true ? (
        <>
          <Icon name="check" className="features-yes" />
          <span className="sr-only">{yes}</span>
        </>
      ) : (
        value || <span className="text-muted">{no}</span>
      )}
    </td>
  );
}
