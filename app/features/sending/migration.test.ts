import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";

const migrations = readdirSync("migrations")
  .filter((name) => name.endsWith(".sql"))
  .sort();

test("G20: what members had chosen is what they have after the migration, and nothing is added", () => {
  const db = new DatabaseSync(":memory:");
  const sends = migrations.findIndex((name) => name.startsWith("0049_"));
  const run = (names: readonly string[]) => {
    for (const name of names) db.exec(readFileSync(`migrations/${name}`, "utf8"));
  };
  run(migrations.slice(0, sends));
  db.exec(`INSERT INTO profiles (user_id, created_at, account_updated_at) VALUES ('user_a', 0, 0), ('user_b', 0, 0);
    INSERT INTO notification_choices VALUES ('user_a', 'pet', 'app'), ('user_a', 'prayer', 'sms'), ('user_b', 'pet', 'email');
    INSERT INTO notifications VALUES ('note_1', 'user_b', 'c', 'pet', 'pet.returned', '{}', 0, 0, NULL)`);
  const choices = () =>
    db.prepare("SELECT * FROM notification_choices ORDER BY user_id, kind, channel").all();
  const before = choices();
  run(migrations.slice(sends));
  expect(choices()).toEqual(before);
  // what was told before is not sent afterwards
  expect(db.prepare("SELECT * FROM notice_deliveries").all()).toEqual([]);
  db.exec("INSERT INTO notification_choices VALUES ('user_b', 'pet', 'digest')");
  expect(() => db.exec("INSERT INTO notification_choices VALUES ('user_b', 'pet', 'pigeon')")).toThrow(
    "channel_known",
  );
  // an account's end takes its choices along
  db.exec("PRAGMA foreign_keys = ON; DELETE FROM profiles WHERE user_id = 'user_b'");
  expect(choices()).toHaveLength(2);
});
