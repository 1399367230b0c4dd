import type {
  AppContext,
  EveningRooms,
  GameRooms,
  GroupRooms,
  MemberRooms,
  WallRooms,
} from "#app/request/context.ts";

/** The rooms as services see them, behind RPC. */
const roomsOf = (env: Cloudflare.Env): MemberRooms => ({
  publish: async (userId, events, wakeAfterMs) =>
    env.MemberRoom.getByName(userId).publish(
      [...events],
      wakeAfterMs === undefined ? undefined : { userId, afterMs: wakeAfterMs },
    ),
  begin: async (job) => env.MemberRoom.getByName(job.userId).begin(job),
  withdraw: async (userId, answerId) => env.MemberRoom.getByName(userId).withdraw(answerId),
  answer: async (job, events) => env.MemberRoom.getByName(job.userId).answer(job, [...events]),
  stop: async (userId, answerId) => env.MemberRoom.getByName(userId).stop(answerId),
  end: async (userId, answerId) => env.MemberRoom.getByName(userId).end(answerId),
  isWriting: async (userId, answerId) => env.MemberRoom.getByName(userId).isWriting(answerId),
  erase: async (userId, conversationIds) => env.MemberRoom.getByName(userId).erase([...conversationIds]),
  forget: async (userId) => env.MemberRoom.getByName(userId).forget(),
  disconnect: async (userId, sessionId) =>
    void (await env.MemberRoom.getByName(userId).disconnect(sessionId)),
});

const wallOf = (env: Cloudflare.Env): WallRooms => ({
  touch: async (ids, fresh, audiences) => {
    await Promise.all(
      audiences.map((audience) => env.WallRoom.getByName(audience).touch(audience, [...ids], fresh)),
    );
  },
});

const groupsOf = (env: Cloudflare.Env): GroupRooms => ({
  touch: async (groupId, change, gone) => env.GroupRoom.getByName(groupId).touch(change, [...gone]),
});

const eveningsOf = (env: Cloudflare.Env): EveningRooms => ({
  publish: async (eveningId, event, gone) => env.EveningRoom.getByName(eveningId).publish(event, [...gone]),
  close: async (eveningId) => env.EveningRoom.getByName(eveningId).close(),
});

const gamesOf = (env: Cloudflare.Env): GameRooms => ({
  open: async (tableId, laid) => env.GameRoom.getByName(tableId).open(tableId, laid),
  expect: async (tableId, guest) => env.GameRoom.getByName(tableId).expect(guest),
  close: async (tableId) => env.GameRoom.getByName(tableId).close(),
});

/** All of them, by the names that the context has for them. */
export const everyRoomOf = (
  env: Cloudflare.Env,
): Pick<AppContext, "rooms" | "wall" | "groups" | "evenings" | "games"> => ({
  rooms: roomsOf(env),
  wall: wallOf(env),
  groups: groupsOf(env),
  evenings: eveningsOf(env),
  games: gamesOf(env),
});
