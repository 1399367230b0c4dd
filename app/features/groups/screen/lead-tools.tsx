import { dayOf } from "#app/features/community/parts/time-words.ts";
import { QrCode } from "#app/features/friends/screen/link-card.tsx";
import { groupsCopy } from "#app/features/groups/copy.ts";
import { leads } from "#app/features/groups/model/kinds.ts";
import { LINK_USES, MAX_ANNOUNCEMENT } from "#app/features/groups/model/limits.ts";
import type { GroupLine, Inside } from "#app/features/groups/page.ts";
import { plansCopy } from "#app/features/plans/copy.ts";
import { READY_KINDS } from "#app/features/plans/model/kinds.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Select } from "#app/ui/controls/select.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { AboutFields, LongField } from "./about-fields.tsx";
import { GroupForm, type InGroup } from "./group-form.tsx";
import { Act } from "./people.tsx";
import "#app/features/friends/screen/friends.css";

type ToolsProps = { inside: Inside; group: GroupLine; of: InGroup; now: number; timeZone: string };

/** What those who lead and help do for all. */
export function LeadTools({ inside, group, of, ...moment }: ToolsProps) {
  const copy = useCopy(groupsCopy);
  const { people, lead } = copy;
  if (group.isArchived) return null;
  return (
    <section className="own-tools" aria-labelledby="group-lead">
      <h2 id="group-lead">{people.lead}</h2>
      <Links inside={inside} of={of} {...moment} />
      <Tool title={lead.announce}>
        <GroupForm of={of} intent="announce" className="own-form">
          {({ busy }) => (
            <>
              <LongField
                label={lead.announce}
                name="body"
                given={inside.announcement?.body ?? ""}
                most={MAX_ANNOUNCEMENT}
                hint={lead.announceHint}
              />
              <Button type="submit" busy={busy}>
                {lead.announceSend}
              </Button>
            </>
          )}
        </GroupForm>
      </Tool>
      {leads(group.role) && <LeaderTools inside={inside} group={group} of={of} />}
    </section>
  );
}

function LeaderTools({ inside, group, of }: Pick<ToolsProps, "inside" | "group" | "of">) {
  const { lead, form } = useCopy(groupsCopy);
  const { kinds } = useCopy(plansCopy);
  return (
    <>
      <Tool title={lead.plan}>
        <GroupForm of={of} intent="plan" className="own-form">
          {({ busy }) => (
            <>
              <Select
                label={lead.plan}
                name="plan"
                defaultValue={inside.reading?.plan ?? ""}
                hint={lead.planHint}
              >
                <option value="">{lead.noPlan}</option>
                {READY_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {kinds[kind]}
                  </option>
                ))}
              </Select>
              <Button type="submit" busy={busy}>
                {lead.planSend}
              </Button>
            </>
          )}
        </GroupForm>
      </Tool>
      <Tool title={form.editTitle}>
        <GroupForm of={of} intent="edit" className="own-form">
          {({ busy }) => (
            <>
              <AboutFields given={group} />
              <Button type="submit" busy={busy}>
                {form.save}
              </Button>
            </>
          )}
        </GroupForm>
      </Tool>
      <Tool title={lead.archive}>
        <GroupForm of={of} intent="archive" className="own-form">
          {({ busy }) => (
            <>
              <p className="hint">{lead.archiveHint}</p>
              <Button type="submit" variant="danger" busy={busy}>
                {lead.archive}
              </Button>
            </>
          )}
        </GroupForm>
      </Tool>
    </>
  );
}

function Tool({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Card className="own-tool">
      <details>
        <summary>{title}</summary>
        {children}
      </details>
    </Card>
  );
}

function Links({ inside, of, ...moment }: { inside: Inside; of: InGroup; now: number; timeZone: string }) {
  const { links } = useCopy(groupsCopy);
  const language = useLanguage();
  return (
    <Tool title={links.title}>
      <p className="hint">{links.text}</p>
      <div className="own-buttons">
        {LINK_USES.map((uses) => (
          <GroupForm
            key={uses}
            of={of}
            intent="link"
            fields={{ formId: `${of.formId}-link-${uses}`, uses: String(uses) }}
          >
            {({ busy }) => (
              <Button type="submit" variant="quiet" icon="plus" busy={busy}>
                {links.uses[uses]}
              </Button>
            )}
          </GroupForm>
        ))}
      </div>
      {inside.links.map((one) => (
        <div key={one.id} className="friend-link">
          <QrCode text={one.address} label={links.code} />
          <div>
            <p className="friend-address">{one.address}</p>
            <small>
              {links.left(one.usesLeft)}, {links.until(dayOf(one.expiresAt, { ...moment, language }))}
            </small>
            <Act of={of} intent="unlink" on={one.id} words={links.revoke} />
          </div>
        </div>
      ))}
    </Tool>
  );
}
