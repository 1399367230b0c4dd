import { communityCopy } from "#app/features/community/copy.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** Where the setting `COMMUNITY_OPEN` keeps it closed. */
export function ClosedView() {
  const { closed } = useCopy(communityCopy);
  return (
    <div className="community">
      <h1>{closed.title}</h1>
      <Card>
        <EmptyState
          title={closed.title}
          text={closed.text}
          picture={
            <>
              <Badge>{closed.badge}</Badge>
              <Drawing name="houses" size={132} />
            </>
          }
          action={<ButtonLink to="/chatbot">{closed.action}</ButtonLink>}
        />
      </Card>
    </div>
  );
}
