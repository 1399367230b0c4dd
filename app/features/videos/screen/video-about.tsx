import { formatReference } from "#app/features/bible/reference.ts";
import { readerPath } from "#app/features/plans/model/passage.ts";
import type { Video } from "#app/features/videos/content/video.ts";
import type { VideoMark } from "#app/features/videos/model/mark.ts";
import { chatContextPath } from "#app/navigation/chat-context.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import type { IconName } from "#app/ui/icons/icons.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { videosCopy } from "./copy.ts";

type VideoAboutProps = { video: Video; mark: VideoMark | null; signedIn: boolean };

/** Its title, teacher and passage, what can be done with it, notes and questions. */
export function VideoAbout({ video, mark, signedIn }: VideoAboutProps) {
  const copy = useCopy(videosCopy);
  const language = useLanguage();
  const title = video.title[language];
  const passage = formatReference(video.passage, language);
  return (
    <section className="video-about" aria-labelledby="video-title">
      <div className="video-title">
        <div>
          <h2 id="video-title">{title}</h2>
          <p>
            {passage}. {copy.by(video.teacher[language])}
          </p>
        </div>
        <div className="video-actions">
          <MarkForm video={video.id} intent="save" on={(mark?.savedAt ?? null) !== null} icon="bookmark" />
          <MarkForm video={video.id} intent="watched" on={(mark?.watchedAt ?? null) !== null} icon="check" />
          <a
            className="btn btn-bare"
            href={chatContextPath("devotional")}
            data-chat-context="devotional"
            data-chat-title={`${passage}: ${title}`}
          >
            <Icon name="message-circle" />
            {copy.toChat}
          </a>
          <a className="btn btn-bare" href={readerPath(language === "es" ? "rv1909" : "web", video.passage)}>
            <Icon name="book-open" />
            {copy.study}
          </a>
        </div>
      </div>
      {!signedIn && <p className="video-local">{copy.local}</p>}
      <div className="video-words">
        <div>
          <h3>{copy.notes}</h3>
          <p>{video.notes[language]}</p>
        </div>
        <div>
          <h3>{copy.questions}</h3>
          <ol>
            {video.questions[language].map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

type MarkFormProps = { video: string; intent: "save" | "watched"; on: boolean; icon: IconName };

/** A form like any other; its script sends it without leaving the page, or keeps it on a visitor's device. */
function MarkForm({ video, intent, on, icon }: MarkFormProps) {
  const copy = useCopy(videosCopy);
  const words =
    intent === "save" ? { off: copy.save, on: copy.saved } : { off: copy.markSeen, on: copy.seen };
  return (
    <form method="post" action={`/youtube-playlist?v=${video}`} data-video-mark={intent}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="video" value={video} />
      <input type="hidden" name="value" value={on ? "off" : "on"} />
      <button
        type="submit"
        className="btn btn-bare"
        aria-pressed={on}
        data-words-on={words.on}
        data-words-off={words.off}
      >
        <Icon name={icon} />
        <span>{on ? words.on : words.off}</span>
      </button>
    </form>
  );
}
