-- G13: how old somebody said they are, once; null while nobody has asked them. Under 13 there is no account.
ALTER TABLE profiles ADD COLUMN age_band TEXT
  CONSTRAINT age_band_known CHECK (age_band IS NULL OR age_band IN ('13-17', '18+'));
