import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import {
  createCheckoutFunction,
  customerPortalFunction,
  giveBlessingFunction,
  purchaseMessagesFunction,
  SIGN_IN_FIRST,
} from "#app/features/billing/checkout/functions.server.ts";
import { persistentChatbotFunction } from "#app/features/chat/functions.server.ts";
import { checkSubscriptionFunction } from "#app/features/member/functions.server.ts";
import { sendVerificationCodeFunction } from "#app/features/phone/functions.server.ts";
import { sendTestSmsFunction } from "#app/features/phone/test-sms.server.ts";
import { deleteAccountFunction } from "#app/features/settings/functions.server.ts";
import { sendVerificationEmailFunction, sendWelcomeEmailFunction } from "#app/mail/mail-functions.server.ts";
import {
  callFunction,
  forAnyone,
  forMembers,
  refusedJson,
  type ServerFunction,
} from "#app/request/server-function.server.ts";

/** The specification's server functions by name, each with who may call it. */
const FUNCTIONS = new Map<string, ServerFunction>([
  ["check-subscription", forMembers(checkSubscriptionFunction)],
  ["create-checkout", forMembers(createCheckoutFunction, SIGN_IN_FIRST.checkout)],
  ["customer-portal", forMembers(customerPortalFunction, SIGN_IN_FIRST.portal)],
  ["delete-account", forMembers(deleteAccountFunction)],
  ["give-blessing", forMembers(giveBlessingFunction, SIGN_IN_FIRST.blessing)],
  ["persistent-chatbot", forMembers(persistentChatbotFunction)],
  ["purchase-messages", forMembers(purchaseMessagesFunction, SIGN_IN_FIRST.messages)],
  ["send-verification-code", forMembers(sendVerificationCodeFunction)],
  ["send-verification-email", forMembers(sendVerificationEmailFunction)],
  ["send-welcome-email", forMembers(sendWelcomeEmailFunction)],
  // behind the captcha and the limits of all texts (AU5, D18)
  ["send-test-sms", forAnyone(sendTestSmsFunction)],
]);

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const called = FUNCTIONS.get(args.params.name ?? "");
  if (!called) return refusedJson("not_found", "There is no such function.", 404);
  if (args.request.method !== "POST") return notByPost();
  return callFunction(called, args);
}

export const loader = (): Response => notByPost();

const notByPost = (): Response => refusedJson("method_not_allowed", "Functions are called by POST.", 405);
