const statusOf = (error: unknown): number | null =>
  error !== null && typeof error === "object" && "status" in error ? Number(error.status) : null;

/** A redirect to another page, or a word that is meant for the reader: not an outage. */
export function isHttpError(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && status < 500;
}

/** More was asked in a minute than is taken (decision 0048, rate limits): nothing was done, and it can be asked again. */
export const isRateLimited = (error: unknown): boolean => statusOf(error) === 429;

/** Of what was sent: led elsewhere, or another person's page. Everything else leaves the page as it is. */
export function isRedirect(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && (status < 400 || status === 409);
}
