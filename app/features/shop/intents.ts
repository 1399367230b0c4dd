/** What the shop is asked for, as `/pet` posts it (`forms.ts`). */
const INTENTS = ["buy", "equip", "unequip"];

export const isOfShop = (intent: string): boolean => INTENTS.includes(intent);
