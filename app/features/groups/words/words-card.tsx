import { leads } from "#app/features/groups/model/kinds.ts";
import type { GroupLine, Inside } from "#app/features/groups/page.ts";
import { groupWordsPath } from "#app/features/groups/paths.ts";
import { GroupForm, type InGroup } from "#app/features/groups/screen/group-form.tsx";
import { Button, ButtonAnchor } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { wordsCopy } from "./copy-words.ts";

type CardProps = { inside: Inside; group: GroupLine; of: InGroup };

/** One's own yes to the group's file, and to its leader the file. */
export function WordsCard({ inside: { sharesWords }, group, of }: CardProps) {
  const copy = useCopy(wordsCopy);
  if (group.young) return null;
  return (
    <Card as="section" className="request-card" aria-labelledby="group-words">
      <h2 id="group-words">{copy.title}</h2>
      <p>{sharesWords ? copy.on : copy.off}</p>
      <GroupForm of={of} intent={sharesWords ? "keep-words" : "share-words"}>
        {({ busy }) => (
          <Button type="submit" variant="quiet" busy={busy}>
            {sharesWords ? copy.takeBack : copy.say}
          </Button>
        )}
      </GroupForm>
      {leads(group.role) && (
        <>
          <h3>{copy.lead.title}</h3>
          <p>{copy.lead.text}</p>
          <div className="own-buttons">
            {(["markdown", "json"] as const).map((kind) => (
              <ButtonAnchor
                key={kind}
                href={groupWordsPath(of.slug, kind === "json" ? "json" : "md")}
                variant="quiet"
                icon="download"
                download
              >
                {copy.lead[kind]}
              </ButtonAnchor>
            ))}
          </div>
        </>
      )}
    </Card>
  );
}
