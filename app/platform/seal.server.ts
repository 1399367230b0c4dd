import type { AppLoadContext } from "@remix-run/cloudflare";
import "./load-context.ts";
import { carriedId, type Sealed } from "./sealed.ts";

/**
 * In a loader: what `useSealed` opens.
 * @param written what of the data is there as JSON already, by name: it is sent on as it came
 */
export function seal<Data extends object>(
  { carried }: AppLoadContext,
  data: Data,
  written: { [Name in keyof Data & string]?: string } = {},
): Sealed<Data> {
  const json = jsonOf(data, written);
  return carried ? { at: carried.push({ data, json }) - 1 } : { json };
}

function jsonOf(data: object, written: Record<string, string | undefined>): string {
  let json = JSON.stringify({ ...data, ...Object.fromEntries(Object.keys(written).map((name) => [name])) });
  for (const [name, text] of Object.entries(written)) {
    json = `{${JSON.stringify(name)}:${text}${json === "{}" ? "}" : `,${json.slice(1)}`}`;
  }
  return json;
}

/** The elements of a document; they stand before the script that lets the page hydrate. */
export const carriedMarkup = (carried: NonNullable<AppLoadContext["carried"]>): string =>
  carried
    .map(({ json }, at) => {
      // nothing in a JSON text but its strings has a `<`, so that none can end the element
      const text = json.replaceAll("<", "\\u003c");
      return `<script type="application/json" id="${carriedId(at)}">${text}</script>`;
    })
    .join("");
