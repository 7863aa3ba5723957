import pg from 'pg';

const WIDTH = 8;

export interface NotifyCost {
  /** Transactions a second that write one row each, over so many connections. */
  width: number;
  silent: number;
  notifying: number;
}

/** What it costs that a transaction tells all nodes: PostgreSQL lets those that do commit one after the other. */
export async function measureNotify(connectionString: string, seconds: number): Promise<NotifyCost> {
  const clients = await Promise.all(
    Array.from({ length: WIDTH }, async () => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      return client;
    }),
  );
  await clients[0]?.query('create table if not exists bench_told (n bigserial primary key, said text)');
  const silent = await transactions(clients, seconds, "insert into bench_told (said) values ('x')");
  const notifying = await transactions(
    clients,
    seconds,
    "with kept as (insert into bench_told (said) values ('x') returning n) select pg_notify('bench_told', n::text) from kept",
  );
  await Promise.all(clients.map((client) => client.end()));
  return { width: WIDTH, silent, notifying };
}

async function transactions(clients: pg.Client[], seconds: number, statement: string): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let count = 0;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < until) {
        await client.query(statement);
        count += 1;
      }
    }),
  );
  return Math.round(count / seconds);
}
