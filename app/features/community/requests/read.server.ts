import type { Note, Preset } from "#app/features/community/encourage/presets.ts";
import { type NoteRow, notesOf } from "#app/features/community/encourage/store.server.ts";
import { readBeside } from "#app/features/community/members/join.server.ts";
import { communityMemberOf } from "#app/features/community/members/store.server.ts";
import { type RequestLine, requestLine } from "#app/features/community/model/request-line.ts";
import { mutedBy } from "#app/features/community/muting/store.server.ts";
import { type AnswerRow, answersFor } from "#app/features/community/pastoral/store.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { currentTimeZone, memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { requestOf, type UpdateRow, updatesOf, type VersionRow, versionsOf } from "./store.server.ts";

export type RequestPage = {
  request: RequestLine;
  updates: UpdateRow[];
  versions: VersionRow[];
  notes: Note[];
  /** Of the pastoral team, to who asked it. */
  answers: { id: string; body: string; name: string; at: number }[];
  /** The reader gets no notices of it. */
  muted: boolean;
  /** The reader's own day. */
  today: string;
  now: number;
  timeZone: string;
};

/** A request with all that was added to it. `page` is null for one that the member may not read, and for none at all. */
export async function readRequest<Framed extends { profile: Profile }>(
  ctx: MemberContext,
  framed: Promise<Framed>,
  id: string,
): Promise<{ frame: Framed; page: RequestPage | null }> {
  const { community, userId } = ctx;
  const read = async () => {
    const [[me], [request], updates, versions, notes, answers, [muted]] = await community.batch([
      communityMemberOf(community, userId),
      requestOf(community, userId, id),
      updatesOf(community, userId, id),
      versionsOf(community, userId, id),
      notesOf(community, userId, id),
      answersFor(community, userId, id),
      mutedBy(community, userId, id),
    ]);
    return {
      me,
      request,
      updates,
      versions,
      notes: notes as NoteRow[],
      answers: answers as AnswerRow[],
      muted,
    };
  };
  const { frame, rows } = await readBeside(ctx, framed, read);
  const now = ctx.now();
  if (!rows.request) return { frame, page: null };
  const today = memberDay(frame.profile, now);
  return {
    frame,
    page: {
      request: requestLine(rows.request, today),
      updates: rows.updates,
      versions: rows.versions,
      answers: rows.answers.map(({ id, body, name, at }) => ({ id, body, name, at })),
      notes: rows.notes.map((note) => ({
        ...note,
        preset: note.preset as Preset | "",
        mine: note.mine === 1,
      })),
      muted: rows.muted !== undefined,
      today,
      now,
      timeZone: currentTimeZone(frame.profile, now),
    },
  };
}
