import type { Planted } from "../economy.ts";

const statement = (from: string | RegExp, to: string): Planted => ({
  statement: (sql) => sql.replace(from, to),
});
const without = (trigger: string): Planted => ({
  schema: (sql) => sql.replace(new RegExp(`CREATE TRIGGER ${trigger}[\\s\\S]*?\\nEND;`), ""),
});

/** Bugs that somebody could make in duels. The model of cheaters must catch every one. */
export const DUELS_PLANTED: Record<string, Planted> = {
  "a declined duel counts": statement(
    "AND ((from_id = ?2 AND state <> 'taken_back') OR (to_id = ?2 AND state = 'open'))",
    "AND (from_id = ?2 OR to_id = ?2)",
  ),
  "points come late": statement("WHERE id = ?1 AND ends_at > ?4", "WHERE id = ?1 AND ?4 > 0"),
  "points are all right answers": statement(
    "r.answered, r.unaided, r.finished_at",
    "r.answered, r.answered AS unaided, r.finished_at",
  ),
  "a duel outlives the friendship": without("friendship_ends_duels"),
  "two duels stand between two": statement("?6 WHERE NOT (", "?6 WHERE true OR ("),
  "what the other knew is seen early": statement(
    "iif(d.from_points IS NULL OR d.to_points IS NULL, NULL, iif(d.from_id = ?1, d.to_points, d.from_points))",
    "iif(d.from_id = ?1, d.to_points, d.from_points)",
  ),
  "each is asked ten of their own": statement(
    "SELECT id, items FROM trivia_duels",
    "SELECT id, json_insert(items, '$[#]', 'x') AS items FROM trivia_duels",
  ),
};
