import MarkedWords from "#app/features/chat/message/marked-words.tsx";
import "./notes.css";

/** A note as it reads: its Markdown as elements of ours, never as markup. */
export const NoteText = ({ body }: { body: string }) => (
  <div className="note-text">
    <MarkedWords text={body} writing={false} tail={null} />
  </div>
);
