/** `/bible-feud/table`: what a table can be laid with. */
export type OpenTablePage = {
  boards: { id: string; question: string; byMembers: boolean }[];
  requestId: string;
  /** An appointed leader may open a table for members of 13 to 17. */
  leads: boolean;
};

/** `/bible-feud/table/:token`: nothing, the question of a first name, or the table. */
export type TablePage =
  | { state: "nowhere" }
  | { state: "invited" }
  | { state: "in"; id: string; as: "member" | "guest"; address: string };
