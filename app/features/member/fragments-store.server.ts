/**
 * What statements of other features put into theirs to read the member's tables (decision 0100). `member` is SQL that
 * names the member: `?1`, or a column of the statement around it with its table's name before it.
 */

/** Of a profile what the member's day and a greeting ask. */
export const zoneJson = (member: string): string =>
  `(SELECT json_object('userId', user_id, 'fullName', full_name, 'timeZone', time_zone,
  'nextTimeZone', next_time_zone, 'nextTimeZoneDay', next_time_zone_day) FROM profiles WHERE user_id = ${member})`;

/** The profile without its number. */
export const profileJson = (member: string): string =>
  `(SELECT json_object('userId', user_id, 'fullName', full_name, 'timeZone', time_zone,
      'nextTimeZone', next_time_zone, 'nextTimeZoneDay', next_time_zone_day,
      'createdAt', created_at, 'accountUpdatedAt', account_updated_at, 'ageBand', age_band)
    FROM profiles WHERE user_id = ${member})`;

/** With the number: for the member's own eyes. */
export const wholeProfileJson = (member: string): string =>
  `(SELECT json_object('userId', user_id, 'fullName', full_name, 'timeZone', time_zone,
      'nextTimeZone', next_time_zone, 'nextTimeZoneDay', next_time_zone_day, 'createdAt', created_at,
      'accountUpdatedAt', account_updated_at, 'phoneNumber', phone_number, 'phoneVerifiedAt', phone_verified_at,
      'ageBand', age_band)
    FROM profiles WHERE user_id = ${member})`;

export const settingsJson = (member: string): string =>
  `(SELECT json_object('userId', user_id, 'language', language, 'appearance', appearance,
      'textSize', text_size, 'movement', movement, 'translation', translation,
      'zoneChosen', json(iif(zone_chosen, 'true', 'false')), 'quietFrom', quiet_from, 'quietTo', quiet_to,
      'updatedAt', updated_at)
    FROM member_settings WHERE user_id = ${member})`;

export const hasProfile = (member: string): string =>
  `EXISTS (SELECT 1 FROM profiles WHERE user_id = ${member})`;

/** For an insertion that does nothing for an account that is gone: the member's id once, or no row. */
export const fromProfile = (member: string): string => `FROM profiles WHERE user_id = ${member}`;

export const ageBandOf = (member: string): string =>
  `(SELECT age_band FROM profiles WHERE user_id = ${member})`;

export const ageMissing = (member: string): string =>
  `EXISTS (SELECT 1 FROM profiles WHERE user_id = ${member} AND age_band IS NULL)`;

/** When the profile was made; null for an account without one. */
export const joinedAt = (member: string): string =>
  `(SELECT created_at FROM profiles WHERE user_id = ${member})`;

export const timeZoneOf = (member: string): string =>
  `(SELECT time_zone FROM profiles WHERE user_id = ${member})`;

export const nameOf = (member: string): string =>
  `(SELECT full_name FROM profiles WHERE user_id = ${member})`;

/** Null for a member who has never said it. */
export const languageOf = (member: string): string =>
  `(SELECT language FROM member_settings WHERE user_id = ${member})`;

export const rolesJson = (member: string): string =>
  `(SELECT json_group_array(role) FROM user_roles WHERE user_id = ${member})`;

/** One that is more than a member's. */
export const hasRole = (member: string): string =>
  `EXISTS (SELECT 1 FROM user_roles WHERE user_id = ${member} AND role <> 'user')`;

export const isAdmin = (member: string): string =>
  `EXISTS (SELECT 1 FROM user_roles WHERE user_id = ${member} AND role = 'admin')`;

export const isStaff = (member: string): string =>
  `EXISTS (SELECT 1 FROM user_roles WHERE user_id = ${member} AND role IN ('moderator', 'admin'))`;

/** 1 or 0, as the copy of Stripe's subscription has it. */
export const isSubscribed = (member: string): string =>
  `coalesce((SELECT subscribed FROM subscriptions WHERE user_id = ${member}), 0)`;

export const subscribedJson = (member: string): string =>
  `json(iif((SELECT subscribed FROM subscriptions WHERE user_id = ${member}), 'true', 'false'))`;

/** What billing's tables have of a member, null where they have nothing; `more`: other columns of it, with a comma behind. */
export const mirrorJson = (member: string, more = ""): string =>
  `(SELECT json_object('subscribed', json(iif(subscribed, 'true', 'false')), ${more} 'end', subscription_end)
  FROM subscriptions WHERE user_id = ${member})`;

export const hasMirror = (member: string): string =>
  `EXISTS (SELECT 1 FROM subscriptions WHERE user_id = ${member})`;

/** When an account that is to be erased is; null for every other. */
export const purgeAtOf = (member: string): string =>
  `(SELECT purge_at FROM account_deletions WHERE user_id = ${member})`;

/** From `FROM` on: whoever has the number. */
export const fromNumber = (number: string): string => `FROM profiles WHERE phone_number = ${number}`;

/** The same of the account of somebody under 13. */
export const under13UntilOf = (member: string): string =>
  `(SELECT purge_at FROM account_deletions WHERE user_id = ${member} AND reason = 'under_13')`;

export const isClosing = (member: string): string =>
  `EXISTS (SELECT 1 FROM account_deletions WHERE user_id = ${member})`;
