const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * A sortable id: prefix, then a ULID (48 bits of time, 80 bits of chance).
 * @param now epoch milliseconds
 * @param random uniform in [0, 1)
 * @see https://github.com/ulid/spec
 */
export function newId(prefix: string, now: number, random: () => number): string {
  let time = "";
  for (let left = Math.floor(now), i = 0; i < 10; i++, left = Math.floor(left / 32)) {
    time = ALPHABET.charAt(left % 32) + time;
  }
  let chance = "";
  for (let i = 0; i < 16; i++) chance += ALPHABET.charAt(Math.floor(random() * 32));
  return `${prefix}_${time}${chance}`;
}

/** The form of the ids above, for parsing at the borders. */
export const ID_PATTERN = /^[a-z]+_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Ids that a browser makes for its own requests, mostly UUIDs. */
export const REQUEST_ID_PATTERN = /^[0-9a-zA-Z_-]{8,64}$/;
