/** Keeps the values that were asked for last, so many at most. */
export class LruCache<Value> {
  readonly #kept = new Map<string, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#kept.size;
  }

  get(key: string): Value | undefined {
    const value = this.#kept.get(key);
    // to the end of the map's order: the newest used
    if (value !== undefined && this.#kept.delete(key)) this.#kept.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
  }
}
