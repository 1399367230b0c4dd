const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const CHANCE = 6;

/** The end of a group's address: its name in plain letters, and six signs of chance. */
export function newSlug(name: string, random: () => number): string {
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replace(/^-+|-+$/g, "");
  let chance = "";
  for (let n = 0; n < CHANCE; n++) chance += LETTERS.charAt(Math.floor(random() * LETTERS.length));
  return `${plain || "group"}-${chance}`;
}

export const SLUG_PATTERN = /^[a-z0-9-]{1,40}-[a-z0-9]{6}$/;
