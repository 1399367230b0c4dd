import { cuesOf, lengthOf, type Video } from "#app/features/videos/content/video.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { videosCopy } from "./copy.ts";

/** Every word of it, in the reader's language; a line leads to its place in the clip. */
export function Transcript({ video }: { video: Video }) {
  const copy = useCopy(videosCopy);
  const language = useLanguage();
  const { source } = video;
  return (
    <section className="card transcript" aria-labelledby="transcript">
      <h2 id="transcript">{copy.transcript}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
      <ol tabIndex={0} aria-labelledby="transcript">
        {cuesOf(video).map((cue) => (
          <li key={cue.from} data-from={cue.from}>
            {source.kind === "clip" ? (
              <a
                href={`/videos/${source.clip}.webm#t=${Math.floor(cue.from)}`}
                aria-label={copy.from(lengthOf(Math.floor(cue.from)))}
                data-seek={cue.from}
              >
                {lengthOf(Math.floor(cue.from))}
              </a>
            ) : (
              <span>{lengthOf(Math.floor(cue.from))}</span>
            )}
            <span>{cue[language]}</span>
          </li>
        ))}
      </ol>
      <p className="transcript-captions">
        <Icon name="captions" size="small" />
        {copy.captions}
      </p>
    </section>
  );
}
