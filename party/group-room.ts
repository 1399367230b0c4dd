import type { GroupChange, GroupEvent } from "#app/features/groups/live/group-event.ts";
import { SharedRoomServer } from "./group/shared-room.ts";

/**
 * One room a group (docs/decisions/0068): it tells members who have the group open that something has changed there, and
 * who else has it open. It knows no words; each page reads what its reader may.
 */
export class GroupRoomServer<Env extends Cloudflare.Env> extends SharedRoomServer<Env, GroupEvent> {
  /**
   * Called by services, once their commit is done.
   * @param gone members who are in the group no more
   */
  touch(change: GroupChange, gone: readonly string[]): void {
    this.send({ changed: change }, gone);
  }
}
