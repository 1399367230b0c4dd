-- A member reads every decision about something of theirs (/settings/glass-box).
CREATE INDEX moderation_of_subject ON moderation_log (subject, at);
CREATE INDEX moderation_newest ON moderation_log (at);
