import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import {
  type CopiedNote,
  type Copies,
  type CopiesReply,
  FIRST_NOTE,
  type NotesPlace,
  type NotesSince,
} from "#app/features/offline/model/copies.ts";
import { MEMBER_DATABASE } from "#app/session/signed-out-cookie.ts";

type Owner = { userId: string; at: number; since: NotesPlace };

/** One member's copies on this device. Signing out deletes the whole database (`signed-out-cookie.ts`). */
interface MemberCopies extends DBSchema {
  /** One row: whose all of it is. */
  owner: { key: "owner"; value: Owner };
  copies: { key: keyof Copies; value: Copies[keyof Copies] };
  notes: { key: string; value: CopiedNote };
}

const STORES = ["owner", "copies", "notes"] as const;

/** Opened for each use: a connection that stands open would hold up the deletion at sign-out. */
async function within<Value>(work: (db: IDBPDatabase<MemberCopies>) => Promise<Value>): Promise<Value> {
  const db = await openDB<MemberCopies>(MEMBER_DATABASE, 1, {
    upgrade(made) {
      for (const name of STORES) made.createObjectStore(name, name === "notes" ? { keyPath: "id" } : {});
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

export const copiesOwner = (): Promise<Owner | undefined> => within((db) => db.get("owner", "owner"));

/** All of one answer in one step; another member's copies make room for it. */
export const putCopies = (userId: string, { at, copies, notes }: CopiesReply): Promise<void> =>
  within(async (db) => {
    const transaction = db.transaction(STORES, "readwrite");
    const before = await transaction.objectStore("owner").get("owner");
    if (before?.userId !== userId) await transaction.objectStore("notes").clear();
    const kept = transaction.objectStore("copies");
    for (const [kind, value] of Object.entries(copies) as [keyof Copies, Copies[keyof Copies]][])
      void kept.put(value, kind);
    for (const note of notes.notes) void transaction.objectStore("notes").put(note);
    for (const id of notes.gone) void transaction.objectStore("notes").delete(id);
    void transaction.objectStore("owner").put({ userId, at, since: notes.since }, "owner");
    await transaction.done;
  });

/** A further page of notes; nothing where the copies are somebody else's by now. */
export const putNotes = (userId: string, { notes, gone, since }: NotesSince): Promise<void> =>
  within(async (db) => {
    const transaction = db.transaction(STORES, "readwrite");
    const owner = await transaction.objectStore("owner").get("owner");
    if (owner?.userId === userId) {
      for (const note of notes) void transaction.objectStore("notes").put(note);
      for (const id of gone) void transaction.objectStore("notes").delete(id);
      void transaction.objectStore("owner").put({ ...owner, since }, "owner");
    }
    await transaction.done;
  });

export type KeptCopies = { owner: Owner; copies: Partial<Copies>; notes: number };

/** What is here, but for the notes' words: there may be ten thousand. Null where nothing is kept. */
export const readKeptCopies = (): Promise<KeptCopies | null> =>
  within(async (db) => {
    const transaction = db.transaction(STORES);
    const owner = await transaction.objectStore("owner").get("owner");
    if (!owner) return null;
    const kept = transaction.objectStore("copies");
    const [kinds, values, notes] = await Promise.all([
      kept.getAllKeys(),
      kept.getAll(),
      transaction.objectStore("notes").count(),
    ]);
    const copies = Object.fromEntries(kinds.map((kind, at) => [kind, values[at]])) as Partial<Copies>;
    return { owner, copies, notes };
  });

/** In the Bible's order as far as the ids are; shown some at a time. */
export const readKeptNotes = (most: number): Promise<CopiedNote[]> =>
  within((db) => db.getAll("notes", null, most));

export const forgetCopies = (): Promise<void> =>
  within(async (db) => {
    const transaction = db.transaction(STORES, "readwrite");
    await Promise.all([...STORES.map((name) => transaction.objectStore(name).clear()), transaction.done]);
  });

/** Where the next notes begin for a member; from the first one on a device that has none of theirs. */
export const sinceFor = async (userId: string): Promise<NotesPlace> => {
  const owner = await copiesOwner();
  return owner?.userId === userId ? owner.since : FIRST_NOTE;
};
