/** How a card behaves when it is asked for money. */
export type Behaviour = "pays" | "declines" | "fails_later" | "confirms_once" | "confirms_always";

export type TestCard = {
  number: string;
  /** The token that stands for it in calls of the API. */
  token?: string;
  brand: string;
  /** What it is good for, said to people. */
  words: string;
  behaviour: Behaviour;
};

/** Stripe's own test numbers, as far as the sandbox knows them. */
export const TEST_CARDS: readonly TestCard[] = [
  {
    number: "4242424242424242",
    token: "pm_card_visa",
    brand: "visa",
    words: "Pays",
    behaviour: "pays",
  },
  {
    number: "4000000000000002",
    token: "pm_card_visa_chargeDeclined",
    brand: "visa",
    words: "Is declined",
    behaviour: "declines",
  },
  {
    number: "4000000000000341",
    token: "pm_card_chargeCustomerFail",
    brand: "visa",
    words: "Pays now, fails at the renewal",
    behaviour: "fails_later",
  },
  {
    number: "4000002500003155",
    brand: "visa",
    words: "Asks you to confirm, once",
    behaviour: "confirms_once",
  },
  {
    number: "4000002760003184",
    token: "pm_card_authenticationRequired",
    brand: "visa",
    words: "Asks you to confirm each payment",
    behaviour: "confirms_always",
  },
  {
    number: "5555555555554444",
    token: "pm_card_mastercard",
    brand: "mastercard",
    words: "Pays",
    behaviour: "pays",
  },
];

/** Where every test account is. */
export const ROUTING_NUMBER = "110000000";

/** Stripe's test bank accounts: the money comes, or does not, days later. */
export const TEST_ACCOUNTS: readonly { number: string; words: string; succeeds: boolean }[] = [
  { number: "000123456789", words: "Pays, four days later", succeeds: true },
  { number: "000111111116", words: "Fails, four days later", succeeds: false },
];

export type TestAccount = (typeof TEST_ACCOUNTS)[number];

export const findAccount = (number: string): TestAccount | undefined =>
  TEST_ACCOUNTS.find((account) => account.number === number.replaceAll(/[\s-]/g, ""));

/** What a payment comes to; `processing`: time will tell. */
export type Outcome = "succeeded" | "declined" | "requires_action" | "processing";

/** Where the payer is: at the hosted checkout, elsewhere at hand, away (a renewal), or has just confirmed. */
export type Payer = "at_checkout" | "at_hand" | "away" | "confirmed";

export function outcomeOf(behaviour: Behaviour, payer: Payer): Outcome {
  switch (behaviour) {
    case "pays":
      return "succeeded";
    case "declines":
      return "declined";
    case "fails_later":
      return payer === "at_checkout" ? "succeeded" : "declined";
    case "confirms_once":
      return payer === "confirmed" || payer === "away" ? "succeeded" : "requires_action";
    case "confirms_always":
      return payer === "confirmed" ? "succeeded" : "requires_action";
  }
}

export const findCard = (number: string): TestCard | undefined =>
  TEST_CARDS.find((card) => card.number === number.replaceAll(/[\s-]/g, ""));

export const cardOfToken = (token: string): TestCard | undefined =>
  TEST_CARDS.find((card) => card.token === token);

/** A card that was not typed is good until then. */
export const GOOD_UNTIL = { expMonth: 12, expYear: 2040, email: null };

/** `4242 4242 4242 4242` */
export const grouped = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, "$1 ");

/** The check digit that every card number carries. */
export function isCardNumber(typed: string): boolean {
  const digits = typed.replaceAll(/[\s-]/g, "");
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
