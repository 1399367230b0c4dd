import { useCopy } from "#app/ui/words/language.tsx";
import { glassBoxCopy } from "./copy-glass-box.ts";
import { GlassSection } from "./glass-section.tsx";
import { OUTSIDE_HOSTS, type OutsideHost } from "./hosts.ts";

/** Every host outside, by who asks it, and what it gets. */
export function Hosts({ asksModel }: { asksModel: boolean }) {
  const { hosts: words } = useCopy(glassBoxCopy);
  const asked = (isBrowser: boolean) =>
    OUTSIDE_HOSTS.filter(({ what, browser, vendor }) =>
      isBrowser ? browser.length > 0 : vendor !== null && (asksModel || what !== "model"),
    );
  return (
    <GlassSection id="hosts" title={words.title} text={words.text}>
      {!asksModel && <p>{words.none.finder}</p>}
      <HostList title={words.browser} hosts={asked(true)} />
      <HostList title={words.server} hosts={asked(false)} />
    </GlassSection>
  );
}

function HostList({ title, hosts }: { title: string; hosts: readonly OutsideHost[] }) {
  const { of } = useCopy(glassBoxCopy).hosts;
  return (
    <>
      <h3>{title}</h3>
      <ul className="glass-list">
        {hosts.map(({ what, name }) => (
          <li key={what}>
            <span>
              <b>{name}</b>
              <small>{of[what].what}</small>
              {of[what].gets}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
