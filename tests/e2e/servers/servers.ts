/** Where the server of a worker listens: each has its own, with data and a clock that no other worker moves. */
export const portOf = (worker: number): number => Number(process.env.E2E_PORT ?? 8790) + worker;

export const originOf = (worker: number): string => `http://localhost:${portOf(worker)}`;

/** The setting that says where a server's own database is open to the tests (`start-database.ts`). */
export const databaseOf = (port: number): string => `E2E_DATABASE_${port}`;
