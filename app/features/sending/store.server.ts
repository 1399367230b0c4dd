import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { isClosing, isStaff } from "#app/features/member/fragments-store.server.ts";
import type { Channel } from "#app/features/notifications/choices/choices.ts";
import type { Kind } from "#app/features/notifications/choices/kinds.ts";
import { isChosen } from "#app/features/notifications/fragments-store.server.ts";
import { restsJson } from "#app/features/rhythm/shared/fragments-store.server.ts";
import type { SkipReason } from "./model/decide.ts";

const DAY_MS = 86_400_000;

export type Outgoing = Exclude<Channel, "app" | "digest">;
type Key = { notificationId: string; channel: Exclude<Channel, "app"> };

/**
 * Takes what is due and nobody has in hand, the oldest first. Whoever dies over it leaves it to a later run: `lease` is
 * when it is due again.
 */
export const claimDeliveries = (
  db: Database,
  run: { id: string; now: number; lease: number; most: number },
): Statement =>
  db.written(
    `UPDATE notice_deliveries SET claimed_by = ?1, tries = tries + 1, due_at = ?3
    WHERE (notification_id, channel) IN (SELECT notification_id, channel FROM notice_deliveries
      WHERE state = 'due' AND channel <> 'digest' AND due_at <= ?2 ORDER BY due_at LIMIT ?4)`,
    run.id,
    run.now,
    run.lease,
    run.most,
  );

/** What is known of a member for whom something is due, as SQL beside a row with their `user_id`. */
export const MEMBER_COLUMNS = `p.full_name AS fullName, p.time_zone AS timeZone, p.next_time_zone AS nextTimeZone,
  p.next_time_zone_day AS nextTimeZoneDay, s.language, s.quiet_from AS quietFrom, s.quiet_to AS quietTo,
  coalesce(n.digest_every, 'day') AS digestEvery, coalesce(n.keeps_rest, 1) AS keepsRest,
  coalesce(n.origin, '') AS origin, n.refused_address AS refusedAddress,
  ${restsJson("p.user_id")} AS rests,
  ${isClosing("p.user_id")} AS isClosed`;
export const MEMBER_JOINS = `LEFT JOIN member_settings s ON s.user_id = p.user_id
  LEFT JOIN notice_settings n ON n.user_id = p.user_id`;

export type MemberRow = {
  fullName: string;
  timeZone: string;
  nextTimeZone: string | null;
  nextTimeZoneDay: string | null;
  language: string | null;
  quietFrom: number | null;
  quietTo: number | null;
  digestEvery: "day" | "week";
  keepsRest: 0 | 1;
  origin: string;
  refusedAddress: string | null;
  rests: string;
  isClosed: 0 | 1;
};

export type DeliveryRow = MemberRow & {
  notificationId: string;
  channel: Outgoing;
  userId: string;
  tries: number;
  kind: Kind;
  topic: string;
  data: string;
  createdAt: number;
  readAt: number | null;
  phoneNumber: string | null;
  phoneVerifiedAt: number | null;
  isChosen: 0 | 1;
  isStaff: 0 | 1;
  /** Devices as a JSON list. */
  devices: string;
  textsToday: number;
};

/** All that a run has taken, with what decides about it. */
export const claimedDeliveries = (db: Database, runId: string, now: number): RawQuery<DeliveryRow> =>
  db.written(
    `SELECT d.notification_id AS notificationId, d.channel, d.user_id AS userId, d.tries,
      m.kind, m.topic, m.told AS data, m.created_at AS createdAt, m.read_at AS readAt,
      p.phone_number AS phoneNumber, p.phone_verified_at AS phoneVerifiedAt, ${MEMBER_COLUMNS},
      ${isChosen("d.user_id", "m.kind", "d.channel")} AS isChosen,
      ${isStaff("d.user_id")} AS isStaff,
      CASE d.channel WHEN 'push' THEN
        (SELECT json_group_array(json_object('id', id, 'service', service, 'endpoint', endpoint, 'p256dh', p256dh, 'auth', auth))
          FROM push_devices v WHERE v.user_id = d.user_id) ELSE '[]' END AS devices,
      CASE d.channel WHEN 'sms' THEN (SELECT count(*) FROM notice_deliveries t WHERE t.user_id = d.user_id
        AND t.channel = 'sms' AND t.state = 'sent' AND t.closed_at > ?2) ELSE 0 END AS textsToday
    FROM notice_deliveries d JOIN notifications m ON m.id = d.notification_id
      JOIN profiles p ON p.user_id = d.user_id ${MEMBER_JOINS}
    WHERE d.claimed_by = ?1 AND d.state = 'due' ORDER BY d.notification_id`,
    runId,
    now - DAY_MS,
  );

/** Texts with notices in the last 24 hours, of all members. */
export const textsOfDay = (db: Database, now: number): RawQuery<{ sent: number }> =>
  db.written(
    "SELECT count(*) AS sent FROM notice_deliveries WHERE channel = 'sms' AND state = 'sent' AND closed_at > ?1",
    now - DAY_MS,
  );

export const postponeDelivery = (
  db: Database,
  { notificationId, channel }: Key,
  until: number,
  counted: boolean,
): Statement =>
  db.written(
    `UPDATE notice_deliveries SET due_at = ?3, claimed_by = NULL, tries = tries - ?4
    WHERE notification_id = ?1 AND channel = ?2 AND state = 'due'`,
    notificationId,
    channel,
    until,
    counted ? 0 : 1,
  );

export const closeDelivery = (
  db: Database,
  { notificationId, channel }: Key,
  closed: { state: "sent" | "skipped" | "failed"; reason: SkipReason | null },
  now: number,
): Statement =>
  db.written(
    `UPDATE notice_deliveries SET state = ?3, reason = ?4, closed_at = ?5, claimed_by = NULL
    WHERE notification_id = ?1 AND channel = ?2 AND state = 'due'`,
    notificationId,
    channel,
    closed.state,
    closed.reason,
    now,
  );

/** Mail came back: no more goes to that address. */
export const refuseAddress = (db: Database, userId: string, mark: string, now: number): Statement =>
  db.written(
    `INSERT INTO notice_settings (user_id, refused_address, refused_at, updated_at) VALUES (?1, ?2, ?3, ?3)
    ON CONFLICT (user_id) DO UPDATE SET refused_address = ?2, refused_at = ?3`,
    userId,
    mark,
    now,
  );
