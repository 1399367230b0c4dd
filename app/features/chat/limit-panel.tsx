import { ButtonLink } from "#app/ui/button.tsx";

/** In the composer's place once the day's messages are used. Said once, calmly. */
export function LimitPanel() {
  return (
    <section className="limit" aria-labelledby="limit-title">
      <h2 id="limit-title">That was today’s eighth message</h2>
      <p>Your next eight arrive at midnight. Premium has no limit.</p>
      <ButtonLink variant="amber" to="/pricing">
        Upgrade
      </ButtonLink>
    </section>
  );
}
