import type { CSSProperties } from "react";
import { CheckoutForm } from "#app/features/billing/checkout/checkout-form.tsx";
import { signedOutWords } from "#app/features/billing/checkout/copy-checkout.ts";
import { MAX_NOTE } from "#app/features/billing/model/offers.ts";
import { BLESSING_CENTS, money, SIGN_IN_PATH } from "#app/features/billing/model/plans.ts";
import { pricingCopy } from "#app/features/billing/pricing/copy.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

/** What is lit when nobody has chosen, cents. */
const FIRST_CHOICE = 300;

/** PR5, D2, D28: no card, a band. A gift to the ministry, which opens nothing. */
export function Blessings({ userId }: { userId: string | null }) {
  const { blessings: words } = useCopy(pricingCopy);
  return (
    <section className="blessings" id="blessings" aria-labelledby="blessings-title">
      <div className="pricing">
        <Drawing name="letter" size={96} later className="blessings-letter" />
        <div className="blessings-words">
          <h2 id="blessings-title">
            <span className="inline-block">{words.heading}</span> {words.range}
          </h2>
          <p>{words.text}</p>
          <p className="blessings-receipt">{words.receipt}</p>
        </div>
        {userId === null ? <SignInToGive /> : <GiveForm userId={userId} />}
      </div>
    </section>
  );
}

function SignInToGive() {
  const { blessings: words } = useCopy(pricingCopy);
  const { title, text } = signedOutWords("give-blessing", useLanguage());
  return (
    <div className="blessings-give">
      <ButtonLink
        to={SIGN_IN_PATH}
        variant="quiet"
        data-account="login"
        data-notice={title}
        data-notice-text={text}
        data-notice-tone="premium"
      >
        {words.signIn}
      </ButtonLink>
    </div>
  );
}

function GiveForm({ userId }: { userId: string }) {
  const { blessings: words } = useCopy(pricingCopy);
  const language = useLanguage();
  const fields = (
    <>
      <fieldset className="amounts" aria-label={words.amounts}>
        {BLESSING_CENTS.map((cents, at) => (
          // whole dollars above, the halves between them below
          <label key={cents} style={{ "--_at": at + 1, "--_row": (at % 2) + 1 } as CSSProperties}>
            <input type="radio" name="amountCents" value={cents} defaultChecked={cents === FIRST_CHOICE} />
            {money(cents, language)}
          </label>
        ))}
      </fieldset>
      <Field
        id="blessing-note"
        label={words.note}
        hint={words.noteHint}
        name="note"
        maxLength={MAX_NOTE}
        autoComplete="off"
      />
    </>
  );
  return (
    <CheckoutForm
      kind="blessing"
      source="pricing"
      userId={userId}
      variant="quiet"
      className="blessings-give"
      fields={fields}
    >
      {words.give}
    </CheckoutForm>
  );
}
