import { plansCopy } from "#app/features/plans/copy.ts";
import type { MakerPage } from "#app/features/plans/shown/page.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Checkbox } from "#app/ui/controls/switch.tsx";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";
import { useCopy } from "#app/ui/words/language.tsx";

type Props = {
  groups: MakerPage["groups"];
  chosen: readonly number[];
  onChange: (books: number[]) => void;
};

/** The books by their groups; a group may be chosen at once. */
export function BookBoxes({ groups, chosen, onChange }: Props) {
  const { maker } = useCopy(plansCopy);
  const hydrated = useHydrated();
  const toggle = (books: readonly number[], choose: boolean) => {
    const others = chosen.filter((book) => !books.includes(book));
    onChange(choose ? [...others, ...books] : others);
  };
  return groups.map(({ group, books }) => {
    const numbers = books.map(({ number }) => number);
    const all = numbers.every((number) => chosen.includes(number));
    return (
      <fieldset key={group} className="plan-books">
        <legend>{maker.groups[group]}</legend>
        {hydrated && books.length > 1 && (
          <Button
            variant="bare"
            aria-pressed={all}
            aria-label={maker.allOf(maker.groups[group])}
            onClick={() => toggle(numbers, !all)}
          >
            {maker.all}
          </Button>
        )}
        <div className="plan-boxes">
          {books.map(({ number, name }) => (
            <Checkbox
              key={number}
              name="books"
              value={number}
              label={name}
              checked={chosen.includes(number)}
              onChange={() => toggle([number], !chosen.includes(number))}
            />
          ))}
        </div>
      </fieldset>
    );
  });
}
