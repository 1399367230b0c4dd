import type { Database, RawQuery, Statement } from "#app/db/database.ts";

/** `fcm`: a phone in the native app; its token is the endpoint, and it has no keys. */
export type Service = "web" | "fcm";
export type DeviceRow = { id: string; service: Service; endpoint: string; p256dh: string; auth: string };

type Added = DeviceRow & { userId: string; sessionId: string; name: string; at: number };

/** The same browser again keeps its row; signed in as somebody else, it is theirs from now on. */
export const saveDevice = (db: Database, device: Added): Statement =>
  db.written(
    `INSERT INTO push_devices (id, user_id, endpoint, p256dh, auth, session_id, name, created_at, service)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
    ON CONFLICT (endpoint) DO UPDATE SET user_id = ?2, p256dh = ?4, auth = ?5, session_id = ?6, name = ?7`,
    device.id,
    device.userId,
    device.endpoint,
    device.p256dh,
    device.auth,
    device.sessionId,
    device.name,
    device.at,
    device.service,
  );

/** The phone goes on under another token. Nothing where the member has no phone with the one before. */
export const renewPhone = (
  db: Database,
  phone: { userId: string; before: string; endpoint: string; sessionId: string },
): Statement =>
  db.written(
    `UPDATE OR REPLACE push_devices SET endpoint = ?3, session_id = ?4
    WHERE user_id = ?1 AND endpoint = ?2 AND service = 'fcm'`,
    phone.userId,
    phone.before,
    phone.endpoint,
    phone.sessionId,
  );

export const removeDevice = (db: Database, userId: string, endpoint: string): Statement =>
  db.written("DELETE FROM push_devices WHERE user_id = ?1 AND endpoint = ?2", userId, endpoint);

export const removeDeviceById = (db: Database, userId: string, id: string): Statement =>
  db.written("DELETE FROM push_devices WHERE user_id = ?1 AND id = ?2", userId, id);

/** The push service says that it is gone. */
export const removeGoneDevice = (db: Database, id: string): Statement =>
  db.written("DELETE FROM push_devices WHERE id = ?1", id);

export const usedDevice = (db: Database, id: string, now: number): Statement =>
  db.written("UPDATE push_devices SET used_at = ?2 WHERE id = ?1", id, now);

export const removeDevicesOfSession = (db: Database, sessionId: string): Statement =>
  db.written("DELETE FROM push_devices WHERE session_id = ?1", sessionId);

export const devicesOf = (
  db: Database,
  userId: string,
): RawQuery<{ id: string; name: string; createdAt: number }> =>
  db.written(
    "SELECT id, name, created_at AS createdAt FROM push_devices WHERE user_id = ?1 ORDER BY created_at, id",
    userId,
  );
