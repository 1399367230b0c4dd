-- Who moderates and administrates: asked with every decision (0063), among all members.
CREATE INDEX staff_roles ON user_roles (role, user_id) WHERE role IN ('admin', 'moderator');
