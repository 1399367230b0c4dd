/** So much at once, and so much more each second. */
export type BucketRule = { capacity: number; perSecond: number };

/** `level` stood at the time `at`, ms. Below zero it is a debt: what cannot be cut is taken whole, and waited for after. */
export type Bucket = { level: number; at: number };

export const fullBucket = ({ capacity }: BucketRule, at: number): Bucket => ({ level: capacity, at });

/** A clock that goes back gives nothing and takes nothing. */
export const refillBucket = (bucket: Bucket, { capacity, perSecond }: BucketRule, now: number): Bucket => {
  const seconds = Math.max(0, now - bucket.at) / 1000;
  return { level: Math.min(capacity, bucket.level + seconds * perSecond), at: Math.max(bucket.at, now) };
};

export const takeTokens = ({ level, at }: Bucket, cost: number): Bucket => ({ level: level - cost, at });

export const isEmptyBucket = ({ level }: Bucket): boolean => level <= 0;
