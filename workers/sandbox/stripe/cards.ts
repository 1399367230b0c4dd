/** How a card behaves when it is asked for money. */
export type Behaviour = "pays" | "declines" | "fails_later" | "confirms_once" | "confirms_always";

export type TestCard = {
  number: string;
  brand: string;
  /** What it is good for, said to people. */
  words: string;
  behaviour: Behaviour;
};

/** Stripe's own test numbers, as far as the sandbox knows them. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: "4242424242424242", brand: "visa", words: "Pays", behaviour: "pays" },
  { number: "4000000000000002", brand: "visa", words: "Is declined", behaviour: "declines" },
  {
    number: "4000000000000341",
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
    brand: "visa",
    words: "Asks you to confirm each payment",
    behaviour: "confirms_always",
  },
  { number: "5555555555554444", brand: "mastercard", words: "Pays", behaviour: "pays" },
];

/** What a payment comes to. `present`: the payer is there and can be asked. */
export type Outcome = "succeeded" | "declined" | "requires_action";

export function outcomeOf(behaviour: Behaviour, { present, confirmed }: Presence): Outcome {
  switch (behaviour) {
    case "pays":
      return "succeeded";
    case "declines":
      return "declined";
    case "fails_later":
      return present ? "succeeded" : "declined";
    case "confirms_once":
      return confirmed || !present ? "succeeded" : "requires_action";
    case "confirms_always":
      return confirmed ? "succeeded" : "requires_action";
  }
}

export type Presence = { present: boolean; confirmed: boolean };

export const findCard = (number: string): TestCard | undefined =>
  TEST_CARDS.find((card) => card.number === number.replaceAll(/[\s-]/g, ""));

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
