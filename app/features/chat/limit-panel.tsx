import { chatCopy } from "#app/features/chat/copy-screen.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useCopy } from "#app/ui/language.tsx";

/** In the composer's place once the day's messages are used. Said once, calmly. */
export function LimitPanel() {
  const { limit, upgrade } = useCopy(chatCopy);
  return (
    <section className="limit" aria-labelledby="limit-title">
      <h2 id="limit-title">{limit.title}</h2>
      <p>{limit.text}</p>
      <ButtonLink variant="amber" to="/pricing">
        {upgrade}
      </ButtonLink>
    </section>
  );
}
