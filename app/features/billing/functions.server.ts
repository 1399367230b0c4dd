import { forMembers, type ServerFunctions } from "#app/request/server-function.server.ts";
import {
  createCheckoutFunction,
  customerPortalFunction,
  giveBlessingFunction,
  purchaseMessagesFunction,
  SIGN_IN_FIRST,
} from "./checkout/functions.server.ts";

export const functions = {
  "create-checkout": forMembers(createCheckoutFunction, SIGN_IN_FIRST.checkout),
  "customer-portal": forMembers(customerPortalFunction, SIGN_IN_FIRST.portal),
  "give-blessing": forMembers(giveBlessingFunction, SIGN_IN_FIRST.blessing),
  "purchase-messages": forMembers(purchaseMessagesFunction, SIGN_IN_FIRST.messages),
} satisfies ServerFunctions;
