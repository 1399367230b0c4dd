import { useNavigate } from "@remix-run/react";
import { ALL_TRANSLATIONS, TRANSLATIONS } from "#app/features/bible/translations.ts";
import { type ReaderPlace, START } from "#app/features/reader/address.ts";
import { HAS_PARAGRAPHS, HAS_RED_LETTERS } from "#app/features/reader/chapters/chapter-file.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { RadioGroup } from "#app/ui/controls/radio-group.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { lookCopy } from "./copy-look.ts";
import { ARRANGEMENTS, FACES, type Look, PAPERS, SETTINGS, SIZES, SPACINGS } from "./look.ts";
import { RedSwitch } from "./red-switch.tsx";

type LookDialogProps = {
  at: ReaderPlace;
  userId: string;
  look: Look;
  change(fields: Record<string, string>): void;
};

/** Everything about how the text looks; it changes under one's eyes, and without script when it is saved. */
export default function LookDialog({ at, userId, look, change }: LookDialogProps) {
  const copy = useCopy(lookCopy);
  const navigate = useNavigate();
  const close = () => navigate(".", { replace: true, preventScrollReset: true });
  const group = <Name extends "size" | "face" | "spacing" | "paper" | "setting" | "arrangement">(
    name: Name,
    legend: string,
    values: readonly Look[Name][],
    labels: Record<Look[Name], string>,
  ) => (
    <RadioGroup
      legend={legend}
      name={name}
      look="row"
      value={look[name]}
      onChange={(value) => change({ [name]: value })}
      options={values.map((value) => ({ value, label: labels[value] }))}
    />
  );
  const others = ALL_TRANSLATIONS.filter((name) => name !== at.translation);
  return (
    <Dialog open inPage onClose={close} title={copy.title} className="reader-look">
      <form method="post" action={useMemberAction(START, userId)}>
        <input type="hidden" name="intent" value="look" />
        {HAS_RED_LETTERS[at.translation] && <RedSwitch look={look} change={change} />}
        {group("size", copy.size, SIZES, copy.sizes)}
        {group("face", copy.face, FACES, copy.faces)}
        {group("spacing", copy.spacing, SPACINGS, copy.spacings)}
        {group("paper", copy.paper, PAPERS, copy.papers)}
        {HAS_PARAGRAPHS[at.translation] &&
          !look.beside &&
          group("setting", copy.setting, SETTINGS, copy.settings)}
        <RadioGroup
          legend={copy.beside}
          name="beside"
          look="row"
          value={look.beside && look.beside !== at.translation ? look.beside : "none"}
          onChange={(value) => change({ beside: value })}
          options={[
            { value: "none" as string, label: copy.none },
            ...others.map((name) => ({ value: name, label: TRANSLATIONS[name].name })),
          ]}
        />
        {look.beside && group("arrangement", copy.arrangement, ARRANGEMENTS, copy.arrangements)}
        <noscript>
          <Button type="submit">{copy.save}</Button>
        </noscript>
      </form>
    </Dialog>
  );
}
