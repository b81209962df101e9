import pg from 'pg';

const CONECTAR_MS = 10_000;

/** A connection of its own to that base, for as long as `hacer` takes. */
export async function conCliente<Result>(
  url: string,
  hacer: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONECTAR_MS });
  client.on('error', () => undefined); // the query that finds it dead is rejected
  await client.connect();
  try {
    return await hacer(client);
  } finally {
    await client.end();
  }
}
