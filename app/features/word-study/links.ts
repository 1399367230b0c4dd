/** Words of the verse, first to last, and the words of the original that they translate. */
export type Link = {
  first: number;
  last: number;
  /** Places in the verse's original words. */
  at: readonly number[];
  /** Strong's numbers of what has no place in this text. */
  numbers: readonly string[];
};

/**
 * `0-1:H430@2` of the data. A number is kept where it has no place of its own: `12-15:H7683,H1571@7`.
 * @param numberAt the number of the original word at a place
 */
export function readLink(token: string, numberAt: (place: number) => string | undefined): Link {
  const [words = "", places = ""] = token.split("@");
  const [span = "", numbers = ""] = words.split(":");
  const [first = "0", last = first] = span.split("-");
  const at = places ? places.split(",").map(Number) : [];
  const named = numbers.split(",").filter(Boolean);
  const more = named.length - at.length;
  const placed = more > 0 ? at.map(numberAt) : [];
  const without = more > 0 ? named.filter((number) => !placed.includes(number)).slice(0, more) : [];
  return { first: Number(first), last: Number(last), at, numbers: without };
}

/**
 * Links as a short text: for each the words skipped since the last link (nothing for none), how many words (a letter,
 * `a` for one), for each place the step from the one expected next (nothing where it is just that), and numbers
 * without a place. `a b1 2a` compresses to half of the indices that it stands for.
 */
export function packLinks(links: readonly Link[]): string {
  let word = 0;
  let place = 0;
  return links
    .map(({ first, last, at, numbers }) => {
      const skipped = first === word ? "" : String(first - word);
      word = last + 1;
      const steps = at.map((to) => {
        const step = to - place;
        place = to + 1;
        return step;
      });
      const where = at.length === 0 ? "!" : steps.length === 1 && steps[0] === 0 ? "" : steps.join(",");
      const length = String.fromCharCode(97 + last - first);
      return `${skipped}${length}${where}${numbers.length > 0 ? `:${numbers.join(",")}` : ""}`;
    })
    .join(" ");
}

const LINK = /^(\d*)([a-z])([-\d,]*|!)(?::([HG\d,]+))?$/;

export function unpackLinks(packed: string): Link[] {
  let word = 0;
  let place = 0;
  const stepTo = (step: string): number => {
    const to = place + Number(step);
    place = to + 1;
    return to;
  };
  return packed
    .split(" ")
    .filter(Boolean)
    .map((text) => {
      const [, skipped = "", length = "a", steps = "", numbers] = LINK.exec(text) ?? [];
      const first = word + Number(skipped);
      const last = first + length.charCodeAt(0) - 97;
      word = last + 1;
      const at = steps === "!" ? [] : steps.split(",").map(stepTo);
      return { first, last, at, numbers: numbers?.split(",") ?? [] };
    });
}
