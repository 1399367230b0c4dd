/** The same D1; `readings` learns the most rows that each statement has brought at once. */
export function watched(d1: D1Database, readings: Map<string, number>): D1Database {
  const saw = (sql: string, count: number) => readings.set(sql, Math.max(count, readings.get(sql) ?? 0));
  const sqlOf = new WeakMap<object, string>();
  const watch = (statement: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const { bind, all, raw } = statement;
    sqlOf.set(statement, sql);
    return Object.assign(statement, {
      bind: (...values: unknown[]) => watch(bind.apply(statement, values), sql),
      all: async () => {
        const answer = await all.apply(statement);
        saw(sql, answer.results.length);
        return answer;
      },
      raw: async () => {
        const found = await raw.apply(statement);
        saw(sql, found.length);
        return found;
      },
    });
  };
  return {
    withSession: (...at: Parameters<D1Database["withSession"]>) => {
      const session = d1.withSession(...at);
      const { prepare, batch } = session;
      return Object.assign(session, {
        prepare: (sql: string) => watch(prepare.call(session, sql), sql),
        batch: async (statements: D1PreparedStatement[]) => {
          const answers = await batch.call(session, statements);
          for (const [n, { results }] of answers.entries())
            saw(sqlOf.get(statements[n] ?? {}) ?? "", results.length);
          return answers;
        },
      });
    },
  } as unknown as D1Database;
}
