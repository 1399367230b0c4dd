-- What is forgotten after half a year already: the sweep passes over nothing that stays.
CREATE INDEX notifications_settled ON notifications (created_at) WHERE rings = 0 OR read_at IS NOT NULL;
