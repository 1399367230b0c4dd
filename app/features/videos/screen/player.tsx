import { lengthOf, secondsOf, type Video, youTubeAddress } from "#app/features/videos/content/video.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { videosCopy } from "./copy.ts";
import { THUMBNAILS } from "./thumbnails.tsx";

/** The picture, the button, and who is asked when it is pressed. */
export function Player({ video }: { video: Video }) {
  const copy = useCopy(videosCopy);
  const { source } = video;
  const said = source.kind === "clip" ? copy.own : copy.youTube;
  return (
    <figure className="card player">
      {source.kind === "clip" ? (
        <ClipPlayer video={video} clip={source.clip} />
      ) : (
        <YouTubeLink video={video} youtubeId={source.youtubeId} />
      )}
      <figcaption>
        <b>{said.title}</b>
        <span>{said.text}</span>
      </figcaption>
    </figure>
  );
}

function ClipPlayer({ video, clip }: { video: Video; clip: string }) {
  const copy = useCopy(videosCopy);
  const language = useLanguage();
  return (
    <video
      className="player-picture"
      controls
      preload="none"
      playsInline
      poster={THUMBNAILS[video.drawing]}
      width="640"
      height="360"
      aria-label={video.title[language]}
    >
      <source src={`/videos/${clip}.webm`} type="video/webm" />
      <track
        kind="captions"
        src={`/videos/${clip}.en.vtt`}
        srcLang="en"
        label={copy.english}
        default={language === "en"}
      />
      <track
        kind="captions"
        src={`/videos/${clip}.es.vtt`}
        srcLang="es"
        label={copy.spanish}
        default={language === "es"}
      />
      {copy.noVideo}
    </video>
  );
}

/** A link, until its script puts YouTube's player in its place: in a frame of its own that may do little. */
export function YouTubeLink({ video, youtubeId }: { video: Video; youtubeId: string }) {
  const copy = useCopy(videosCopy);
  const language = useLanguage();
  const address = youTubeAddress(youtubeId, language);
  if (!address) return null;
  return (
    <div className="player-picture player-link">
      <img src={THUMBNAILS[video.drawing]} alt="" width="640" height="360" />
      <a
        className="btn btn-plum btn-large"
        href={address}
        target="_blank"
        rel="noreferrer"
        data-youtube={video.title[language]}
      >
        <Icon name="play" />
        {copy.play(lengthOf(secondsOf(video)))}
      </a>
    </div>
  );
}
