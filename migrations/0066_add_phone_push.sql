-- A phone that takes push in the native app, beside browsers: its token at Google's service is its address, and it has
-- no keys (decision 0081).
ALTER TABLE push_devices ADD COLUMN service TEXT NOT NULL DEFAULT 'web'
  CONSTRAINT service_known CHECK (service IN ('web', 'fcm'))
  CONSTRAINT phone_by_token CHECK (service = 'web' OR (p256dh = '' AND auth = '' AND instr(endpoint, '/') = 0));
