import { formatReference } from "#app/features/bible/reference.ts";
import { StaticFrame } from "#app/features/home/frame/static-frame.tsx";
import type { HubMember } from "#app/features/home/hub.ts";
import { PLAYLISTS, videoOf } from "#app/features/videos/content/catalog-playlists.ts";
import { lengthOf, type Playlist, secondsOf, type Video } from "#app/features/videos/content/video.ts";
import type { VideoMark } from "#app/features/videos/model/mark.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { videosCopy } from "./copy.ts";
import { Player } from "./player.tsx";
import { THUMBNAILS } from "./thumbnails.tsx";
import { Transcript } from "./transcript.tsx";
import { VideoAbout } from "./video-about.tsx";
import "./videos.css";

type VideoPageProps = { member: HubMember | null; id: string | null; marks: readonly VideoMark[] };

/** R37: one video with its words, and the playlists. A static document: it is read, and played, without script. */
export function VideoPage({ member, id, marks }: VideoPageProps) {
  const copy = useCopy(videosCopy);
  const video = videoOf(id);
  const mark = marks.find(({ videoId }) => videoId === video.id) ?? null;
  return (
    <StaticFrame member={member} className="page videos">
      <header className="videos-head">
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
      </header>
      <div
        className="video-now"
        data-videos={video.id}
        data-seconds={secondsOf(video)}
        data-place={mark?.place ?? 0}
        data-member={member ? "" : undefined}
        data-failed={copy.failed}
      >
        <Player video={video} />
        <Transcript video={video} />
      </div>
      <VideoAbout video={video} mark={mark} signedIn={member !== null} />
      {PLAYLISTS.map((playlist) => (
        <PlaylistRow key={playlist.id} playlist={playlist} current={video.id} marks={marks} />
      ))}
    </StaticFrame>
  );
}

type PlaylistRowProps = { playlist: Playlist; current: string; marks: readonly VideoMark[] };

function PlaylistRow({ playlist, current, marks }: PlaylistRowProps) {
  const copy = useCopy(videosCopy);
  const language = useLanguage();
  const { id, title, about, videos } = playlist;
  const whole = videos.reduce((sum, video) => sum + secondsOf(video), 0);
  return (
    <section className="playlist" aria-labelledby={`playlist-${id}`}>
      <div className="playlist-head">
        <h2 id={`playlist-${id}`}>{title[language]}</h2>
        <small>{copy.count(videos.length, lengthOf(whole))}</small>
      </div>
      <p>{about[language]}</p>
      <ul>
        {videos.map((video) => (
          <li key={video.id}>
            <VideoCard
              video={video}
              isCurrent={video.id === current}
              mark={marks.find(({ videoId }) => videoId === video.id) ?? null}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type VideoCardProps = { video: Video; isCurrent: boolean; mark: VideoMark | null };

function VideoCard({ video, isCurrent, mark }: VideoCardProps) {
  const copy = useCopy(videosCopy);
  const language = useLanguage();
  const { watchedAt = null, savedAt = null, place = 0 } = mark ?? {};
  return (
    <a
      className="video-card"
      href={`/youtube-playlist?v=${video.id}`}
      aria-current={isCurrent ? "page" : undefined}
      data-video-card={video.id}
    >
      <span className="video-thumb">
        <img src={THUMBNAILS[video.drawing]} alt="" width="320" height="180" loading="lazy" />
        <small>{lengthOf(secondsOf(video))}</small>
      </span>
      <b>{video.title[language]}</b>
      <span>{formatReference(video.passage, language)}</span>
      <small className="video-status">
        {isCurrent && <span>{copy.open}</span>}
        <span data-mark="watched" hidden={watchedAt === null}>
          {copy.seen}
        </span>
        <span data-mark="saved" hidden={savedAt === null}>
          {copy.saved}
        </span>
        {place > 0 && <span>{copy.goesOn(lengthOf(place))}</span>}
      </small>
    </a>
  );
}
