import { groupsCopy } from "#app/features/groups/copy.ts";
import { helps, leads } from "#app/features/groups/model/kinds.ts";
import type { GroupLine, Inside, Named, Person } from "#app/features/groups/page.ts";
import { groupMinePath } from "#app/features/groups/paths.ts";
import { WordsCard } from "#app/features/groups/words/words-card.tsx";
import { Button, ButtonAnchor } from "#app/ui/controls/button.tsx";
import { Avatar } from "#app/ui/layout/avatar.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { GroupForm, type InGroup } from "./group-form.tsx";
import { LeadTools } from "./lead-tools.tsx";

type PeopleProps = { inside: Inside; group: GroupLine; of: InGroup; now: number; timeZone: string };

/** Who is in the group, who asks to be, and what those who lead do about it. */
export function People({ inside, group, of, ...moment }: PeopleProps) {
  const copy = useCopy(groupsCopy);
  const { people } = copy;
  const isLeader = leads(group.role);
  return (
    <>
      {inside.asking.map((one) => (
        <NamedRow key={one.id} one={one} title={people.asking}>
          <Act of={of} intent="let-in" on={one.id} words={people.letIn} variant="plum" />
          <Act of={of} intent="turn-away" on={one.id} words={people.turnAway} />
        </NamedRow>
      ))}
      <section className="me-kept" aria-labelledby="group-people">
        <h2 id="group-people">{people.title}</h2>
        <ul>
          {inside.people.map((person) => (
            <PersonRow key={person.id} person={person} of={of} isLeader={isLeader} />
          ))}
        </ul>
      </section>
      {inside.banned.length > 0 && (
        <section className="me-kept" aria-labelledby="group-banned">
          <h2 id="group-banned">{people.banned}</h2>
          <ul>
            {inside.banned.map((one) => (
              <li key={one.id}>
                <span dir="auto">{one.name}</span>
                <Act of={of} intent="unban" on={one.id} words={people.unban} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {helps(group.role) && <LeadTools inside={inside} group={group} of={of} {...moment} />}
      <WordsCard inside={inside} group={group} of={of} />
      <section className="own-buttons">
        <ButtonAnchor href={groupMinePath(of.slug)} variant="quiet" icon="download" download>
          {copy.mineFile}
        </ButtonAnchor>
        <GroupForm of={of} intent="report" fields={{ on: "", reason: "other" }}>
          {({ busy }) => (
            <Button type="submit" variant="bare" busy={busy}>
              {copy.report}
            </Button>
          )}
        </GroupForm>
        <GroupForm of={of} intent="leave">
          {({ busy }) => (
            <>
              <Button type="submit" variant="danger" busy={busy}>
                {copy.leave}
              </Button>
              <small className="hint">{copy.leaveHint}</small>
            </>
          )}
        </GroupForm>
      </section>
    </>
  );
}

function PersonRow({ person, of, isLeader }: { person: Person; of: InGroup; isLeader: boolean }) {
  const { people, roles } = useCopy(groupsCopy);
  const { id, name, handle, role, mine } = person;
  return (
    <li>
      <span className="group-person">
        <Avatar name={name} colorKey={handle} size="small" />
        <span dir="auto">{mine ? people.you : name}</span>
        {role !== "member" && <Badge tone="plum">{roles[role]}</Badge>}
      </span>
      {isLeader && !mine && role !== "leader" && (
        <details className="request-safety">
          <summary>
            <span className="sr-only">{people.more(name)}</span>
            <span aria-hidden="true">…</span>
          </summary>
          <div className="own-buttons">
            <Act of={of} intent="role" on={id} words={people.makeLeader} fields={{ role: "leader" }} />
            <Act
              of={of}
              intent="role"
              on={id}
              words={role === "helper" ? people.makeMember : people.makeHelper}
              fields={{ role: role === "helper" ? "member" : "helper" }}
            />
            <Act of={of} intent="hand-over" on={id} words={people.handOver} />
            <Act of={of} intent="send-away" on={id} words={people.sendAway} />
            <Act of={of} intent="ban" on={id} words={people.ban} variant="danger" hint={people.banHint} />
          </div>
        </details>
      )}
    </li>
  );
}

type ActProps = {
  of: InGroup;
  intent: string;
  on: string;
  words: string;
  variant?: "plum" | "quiet" | "danger";
  hint?: string;
  fields?: Record<string, string>;
};

export function Act({ of, intent, on, words, variant = "quiet", hint, fields = {} }: ActProps) {
  return (
    <GroupForm of={of} intent={intent} fields={{ on, ...fields }}>
      {({ busy }) => (
        <>
          <Button type="submit" variant={variant} busy={busy}>
            {words}
          </Button>
          {hint && <small className="hint">{hint}</small>}
        </>
      )}
    </GroupForm>
  );
}

function NamedRow({ one, title, children }: { one: Named; title: string; children: React.ReactNode }) {
  return (
    <section className="card card-plum request-card" aria-label={title}>
      <header className="request-head">
        <Avatar name={one.name} colorKey={one.handle} />
        <div>
          <b dir="auto">{one.name}</b>
          <small>{title}</small>
        </div>
      </header>
      <div className="own-buttons">{children}</div>
    </section>
  );
}
