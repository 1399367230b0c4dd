import { SiteNotices } from "#app/features/announcements/site-notices.tsx";

/** What is announced, above a conversation; no part of the chat's first load where nothing is. */
export default function Announced({ subscribed }: { subscribed: boolean }) {
  return <SiteNotices reader={{ signedIn: true, subscribed }} />;
}
