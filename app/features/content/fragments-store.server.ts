/** What stands before every page reads of the content that administrators changed (decision 0075). */

export const CONTENT_REVISION = "(SELECT coalesce(max(seq), 0) FROM content_versions)";

/**
 * Of each item what holds since a day in every zone, `?2`, and all that was saved later; nothing where no more is there
 * than the revision `?1`.
 */
export const CONTENT_HELD = `SELECT kind, item, version, json, from_day AS "from" FROM content_versions c
  WHERE ?1 <> ${CONTENT_REVISION}
    AND version >= coalesce((SELECT max(version) FROM content_versions
      WHERE kind = c.kind AND item = c.item AND from_day <= ?2), 0)
  ORDER BY seq`;
