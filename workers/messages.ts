import { fcmPush } from "#app/vendors/fcm/fcm.ts";
import { cloudflareMail } from "#app/vendors/mail/cloudflare-mail.ts";
import { sandboxMail } from "#app/vendors/mail/sandbox-mail.ts";
import type { Captcha, Mail, TextMessages } from "#app/vendors/ports.ts";
import type { PhonePush, Push } from "#app/vendors/push-port.ts";
import { turnstileCaptcha } from "#app/vendors/turnstile/captcha.ts";
import { twilioTextMessages } from "#app/vendors/twilio/text-messages.ts";
import { webPush } from "#app/vendors/web-push/web-push.ts";
import type { Settings } from "./settings/env.ts";

/** The half of the composition root that reaches people outside the page: texts, mails, and the captcha before them. */
export type Messages = {
  texts: TextMessages;
  mail: Mail;
  captcha: Captcha;
  testSms: { scriptUrl: string; siteKey: string } | null;
  push: Push | null;
  phonePush: PhonePush | null;
  noticeTextsADay: number;
};

const TURNSTILE_SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

function mailOf(env: Cloudflare.Env, settings: Settings): Mail {
  if (settings.MAIL_SANDBOX_URL) {
    return sandboxMail({ url: settings.MAIL_SANDBOX_URL, token: settings.MAIL_SANDBOX_TOKEN ?? "" });
  }
  return cloudflareMail(env.EMAIL, { from: { email: settings.MAIL_FROM, name: "Koinonia" } });
}

function pushOf(settings: Settings): Push | null {
  const {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    PUSH_SANDBOX_URL: sandboxUrl,
  } = settings;
  if (!publicKey || !privateKey) return null;
  const subject = `mailto:${settings.SUPPORT_EMAIL ?? settings.MAIL_FROM}`;
  return webPush({ publicKey, privateKey, subject, ...(sandboxUrl && { sandboxUrl }) });
}

function phonePushOf({
  FCM_SERVICE_ACCOUNT: account,
  PUSH_SANDBOX_URL: sandbox,
}: Settings): PhonePush | null {
  if (!account) return null;
  return fcmPush({ account, ...(sandbox && { sandboxUrl: new URL("google/", sandbox).href }) });
}

let made: { settings: Settings; messages: Messages } | undefined;

/** Made once an isolate. */
export function messagesOf(env: Cloudflare.Env, settings: Settings): Messages {
  if (made?.settings === settings) return made.messages;
  const messages = {
    texts: twilioTextMessages({
      accountSid: settings.TWILIO_ACCOUNT_SID,
      authToken: settings.TWILIO_AUTH_TOKEN,
      verifyServiceSid: settings.TWILIO_VERIFY_SERVICE_SID,
      from: settings.TWILIO_FROM,
      ...(settings.TWILIO_BASE_URL && { baseUrl: settings.TWILIO_BASE_URL }),
    }),
    mail: mailOf(env, settings),
    captcha: turnstileCaptcha({
      secretKey: settings.TURNSTILE_SECRET_KEY ?? "",
      ...(settings.TURNSTILE_VERIFY_URL && { verifyUrl: settings.TURNSTILE_VERIFY_URL }),
    }),
    testSms:
      settings.TEST_SMS === "on" && settings.TURNSTILE_SITE_KEY
        ? {
            scriptUrl: settings.CAPTCHA_SCRIPT_URL ?? TURNSTILE_SCRIPT,
            siteKey: settings.TURNSTILE_SITE_KEY,
          }
        : null,
    push: pushOf(settings),
    phonePush: phonePushOf(settings),
    noticeTextsADay: settings.NOTICE_TEXTS_A_DAY,
  };
  made = { settings, messages };
  return messages;
}
