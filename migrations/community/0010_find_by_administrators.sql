-- A member reads every decision about something of theirs (/settings/glass-box).
CREATE INDEX moderation_of_subject ON moderation_log (subject, at);
CREATE INDEX moderation_newest ON moderation_log (at);
CREATE INDEX members_by_name ON community_members (display_name COLLATE NOCASE);
CREATE INDEX reports_of_request ON reports (request_id);
