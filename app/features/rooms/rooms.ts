import type { FeatureRoom } from "#app/manifest/feature.ts";
import { FEATURES } from "#app/manifest/features.ts";

type RoomsOf<Feature> = Feature extends { rooms: infer Rooms } ? keyof Rooms & string : never;

/** A room of the product: each feature says its own in its `feature.ts` (decision 0092). */
export type Room = RoomsOf<(typeof FEATURES)[keyof typeof FEATURES]>;

const ALL = Object.values(FEATURES)
  .flatMap((feature): [string, FeatureRoom][] => ("rooms" in feature ? Object.entries(feature.rooms) : []))
  .sort(([, one], [, other]) => one.order - other.order) as readonly [Room, FeatureRoom][];

export const ROOMS: readonly Room[] = ALL.map(([room]) => room);

/** Those that `COMMUNITY_OPEN` opens: what members share. */
export const COMMUNITY_ROOMS: readonly Room[] = ALL.filter(([, { shared }]) => shared).map(([room]) => room);

const ofEach = <Said>(said: (room: FeatureRoom) => Said) =>
  Object.fromEntries(ALL.map(([room, entry]) => [room, said(entry)])) as Readonly<Record<Room, Said>>;

/** Where each room is entered. */
export const ROOM_PATHS = ofEach(({ path }) => path);

/** What administrators call it. */
export const ROOM_NAMES = ofEach(({ name }) => name);

/** What of a room stands at other addresses than below its entrance. */
export const FURTHER_PATHS = ofEach(({ further = [] }) => further);
