import { CheckoutForm } from "#app/features/billing/checkout/checkout-form.tsx";
import { limitCopy } from "#app/features/chat/copy/copy-limit.ts";
import { chatCopy } from "#app/features/chat/copy/copy-screen.ts";
import { useCopy } from "#app/ui/words/language.tsx";

/** Over the composer once the day's messages are used, and no bought one is left. Said once, calmly; the draft stays. */
export default function LimitPanel({ userId }: { userId: string }) {
  const { upgrade } = useCopy(chatCopy);
  const limit = useCopy(limitCopy);
  return (
    <section className="limit" aria-labelledby="limit-title">
      <div>
        <h2 id="limit-title">{limit.title}</h2>
        <p>{limit.text}</p>
      </div>
      <div className="limit-ways">
        <CheckoutForm kind="pack" source="chat" userId={userId} variant="bare">
          {limit.pack}
        </CheckoutForm>
        <CheckoutForm kind="premium" source="chat" userId={userId} variant="amber">
          {upgrade}
        </CheckoutForm>
      </div>
    </section>
  );
}
