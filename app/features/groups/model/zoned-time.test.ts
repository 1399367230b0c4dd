import { expect, test } from "vitest";
import { localTime, momentOf } from "./zoned-time.ts";

test.each([
  ["an evening in winter", "2026-12-01T19:30", "America/Chicago", "2026-12-02T01:30:00Z"],
  ["the same in Lisbon", "2026-12-01T19:30", "Europe/Lisbon", "2026-12-01T19:30:00Z"],
  ["an evening in summer", "2026-07-01T19:30", "America/Chicago", "2026-07-02T00:30:00Z"],
  ["the morning before clocks go forward", "2026-03-07T09:00", "America/New_York", "2026-03-07T14:00:00Z"],
  ["the morning after", "2026-03-08T09:00", "America/New_York", "2026-03-08T13:00:00Z"],
  ["an hour that no clock shows", "2026-03-08T02:30", "America/New_York", "2026-03-08T07:30:00Z"],
  ["an hour that is shown twice: the first", "2026-11-01T01:30", "America/New_York", "2026-11-01T05:30:00Z"],
  ["the hour after both", "2026-11-01T02:30", "America/New_York", "2026-11-01T07:30:00Z"],
  ["half an hour of clock change", "2026-10-04T02:15", "Australia/Lord_Howe", "2026-10-03T15:45:00Z"],
  ["a zone of quarters", "2026-12-01T06:00", "Asia/Kathmandu", "2026-12-01T00:15:00Z"],
  ["the far east", "2026-12-01T00:30", "Pacific/Kiritimati", "2026-11-30T10:30:00Z"],
  ["midnight", "2026-12-01T00:00", "America/Sao_Paulo", "2026-12-01T03:00:00Z"],
])("event times: %s", (_name, local, zone, moment) => {
  expect(new Date(momentOf(local, zone) ?? 0).toISOString()).toBe(moment.replace("Z", ".000Z"));
});

test.each(["", "tomorrow", "2026-13-01T10:00", "2026-02-30T10:00", "2026-12-01T25:00", "2026-12-01"])(
  "event times: %j is none",
  (local) => {
    expect(momentOf(local, "UTC")).toBeNull();
  },
);

test.each(["America/New_York", "Europe/Madrid", "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Tehran"])(
  "event times: every hour of two years in %s comes back, but for those that no clock shows",
  (zone) => {
    let skipped = 0;
    for (let hour = 0; hour < 2 * 366 * 24; hour += 1) {
      const local = new Date(Date.UTC(2026, 0, 1, hour)).toISOString().slice(0, 16);
      const at = momentOf(local, zone) ?? 0;
      if (localTime(at, zone) !== local) skipped++;
    }
    expect(skipped).toBeLessThanOrEqual(4);
  },
);
