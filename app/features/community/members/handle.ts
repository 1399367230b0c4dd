const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** The end of a member's address: their first name in plain letters, and five signs of chance. */
export function newHandle(firstName: string, random: () => number): string {
  const plain = firstName
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, "")
    .slice(0, 20);
  let chance = "";
  for (let n = 0; n < 5; n++) chance += LETTERS.charAt(Math.floor(random() * LETTERS.length));
  return `${plain || "member"}-${chance}`;
}

export const HANDLE_PATTERN = /^[a-z]{1,20}-[a-z0-9]{4,6}$/;
