import { phoneCopy } from "#app/features/phone/copy.ts";
import { PhoneVerification } from "#app/features/phone/screen/phone-verification.tsx";
import type { PhoneDone } from "#app/features/phone/screen/use-phone.tsx";
import { Tabs } from "#app/ui/controls/tabs.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { ToastRegion } from "#app/ui/toasts/toast-region.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "#app/features/access/parts/account.css";
import { SignInArt } from "#app/features/access/art/sign-in-art.tsx";
import { accountCopy } from "#app/features/access/copy/copy.ts";
import { HelpCard } from "#app/features/access/parts/help-card.tsx";
import { useFlow } from "#app/features/access/parts/use-flow.tsx";
import {
  type AccountMode,
  type AccountOptions,
  accountPath,
} from "#app/features/access/rules/account-options.ts";
import type { EnteredFields } from "#app/features/access/rules/typed-early.ts";
import type { AccountFlow, AccountView } from "#app/features/access/rules/view.ts";
import { ForgotStep, ResetStep } from "#app/features/access/steps/forgot-step.tsx";
import { MailStep } from "#app/features/access/steps/mail-step.tsx";
import { SecondFactorStep } from "#app/features/access/steps/second-factor-step.tsx";
import { SignInForm } from "#app/features/access/steps/sign-in-form.tsx";
import { SignUpForm } from "#app/features/access/steps/sign-up-form.tsx";
import { AlreadySignedInView, LinkView, YoungView } from "./message-views.tsx";

type AccountDialogProps = {
  options: AccountOptions;
  onClose: () => void;
  /** The page's address follows the tab. */
  onMode?: (mode: AccountMode) => void;
  /** The document came with it. */
  inPage?: boolean;
  /** Another view than the form of `options.mode`. */
  first?: AccountView;
};

/** AU3: one dialog for the whole product; every view of signing in and up is in here. */
export function AccountDialog({ options, onClose, onMode, first, inPage = false }: AccountDialogProps) {
  const words = useCopy(accountCopy);
  const { view, typed, flow } = useFlow({ options, first: first ?? { at: options.mode }, onMode, onClose });
  return (
    <Dialog
      open
      onClose={flow.close}
      step={view.at}
      title={words.titles[view.at]}
      picture={<Picture />}
      inPage={inPage}
      className={`account account-${view.at}`}
    >
      <noscript>
        <p className="account-problem account-no-script">{words.noScript}</p>
      </noscript>
      {isFirst(view) ? (
        <FirstForm view={view} typed={typed} options={options} flow={flow} />
      ) : (
        <Step key={view.at} view={view} typed={typed} options={options} flow={flow} />
      )}
      <ToastRegion over />
    </Dialog>
  );
}

type FirstView = Extract<AccountView, { at: AccountMode }>;
const isFirst = (view: AccountView): view is FirstView => view.at === "login" || view.at === "signup";
type FirstFormProps = { view: FirstView; typed: EnteredFields; options: AccountOptions; flow: AccountFlow };

function FirstForm({ view, typed, options, flow }: FirstFormProps) {
  const words = useCopy(accountCopy);
  const other = view.at === "login" ? "signup" : "login";
  const shared = {
    flow,
    typed,
    early: view.typed !== undefined,
    switchHref: accountPath({ ...options, mode: other }),
  };
  return (
    <>
      <Tabs
        label={words.tabs}
        tabs={[
          { key: "login", label: words.signIn },
          { key: "signup", label: words.signUp },
        ]}
        current={view.at}
        onChange={(at) => flow.go({ at })}
      >
        {view.at === "login" ? (
          <SignInForm {...shared} />
        ) : (
          <SignUpForm {...shared} source={options.source} />
        )}
      </Tabs>
      <HelpCard mode={view.at} source={options.source} flow={flow} switchHref={shared.switchHref} />
    </>
  );
}

type StepProps = {
  view: Exclude<AccountView, FirstView>;
  typed: EnteredFields;
  options: AccountOptions;
  flow: AccountFlow;
};

function Step({ view, typed, options, flow }: StepProps) {
  switch (view.at) {
    case "mail":
      return <MailStep view={view} options={options} flow={flow} />;
    case "phone":
      return <PhoneStep number={view.number} flow={flow} />;
    case "forgot":
      return <ForgotStep email={typed.email} flow={flow} />;
    case "reset":
      return <ResetStep email={view.email} flow={flow} />;
    case "renew":
      return <ResetStep email={null} flow={flow} />;
    case "second":
      return <SecondFactorStep ways={view.ways} identifier={view.identifier} flow={flow} />;
    case "existingSession":
      return <AlreadySignedInView identifier={view.identifier} flow={flow} />;
    case "link":
      return <LinkView view={view} flow={flow} />;
    case "young":
      return <YoungView flow={flow} />;
  }
}

/** S11: skipped, the notice of the next page says where the number can be added (PH6). */
function PhoneStep({ number, flow }: { number: string | null; flow: AccountFlow }) {
  const { later } = useCopy(phoneCopy);
  const onDone: PhoneDone = (result) => {
    if (result === "skipped") flow.celebrate("sign-up", later);
    flow.leave("sign-up");
  };
  return <PhoneVerification initialNumber={number} purpose="sign-up" onDone={onDone} />;
}

/** The hall with one free peg, and a word of welcome over it. */
function Picture() {
  const { verse } = useCopy(accountCopy);
  return (
    <>
      <SignInArt />
      <div className="verse">
        <p>{verse.text}</p>
        <cite>
          {verse.reference} <span>{verse.translation}</span>
        </cite>
      </div>
    </>
  );
}
