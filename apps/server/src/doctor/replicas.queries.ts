import { nameOf } from '../platform/database/replicas/replica.ts';
import { type Examination, type Found, fault, ok, warning } from './finding.ts';
import { withConnection } from './with-connection.queries.ts';

const PATIENCE_MS = 5000;
/** A balancer over several servers answers one of so many connections by another of them. */
const CONNECTIONS = 4;

interface Server {
  host: string;
  isInRecovery: boolean;
  system: string;
  /** Tells servers of one cluster apart. */
  startedAt: string;
  lagSeconds: number | null;
}

/** Who reads for the primary: each is one server, follows this primary, and is not far behind. */
export const replicas: Examination = {
  part: 'replicas',
  async look({ env, connectionString }) {
    const addresses = env.DATABASE_READ_URL ?? [];
    if (env.ROLE === 'worker' || addresses.length === 0) return [ok('none: the primary reads by itself')];
    const system = connectionString === null ? null : (await ask(connectionString)).system;
    const findings: Found[] = [];
    for (const address of addresses) findings.push(await examine(address, system, env));
    return findings;
  },
};

async function examine(
  address: string,
  system: string | null,
  { DATABASE_READ_LAG_SECONDS: mostLag }: { DATABASE_READ_LAG_SECONDS: number },
): Promise<Found> {
  const answers = await Promise.allSettled(Array.from({ length: CONNECTIONS }, () => ask(address)));
  const servers = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const [server] = servers;
  if (!server) {
    const { reason } = answers[0] as PromiseRejectedResult;
    return warning(
      `${nameOf(address)} does not answer: ${(reason as Error).message}`,
      'the primary reads meanwhile; look at its log',
    );
  }
  const { host, lagSeconds } = server;
  if (new Set(servers.map(({ startedAt }) => startedAt)).size > 1)
    return fault(
      `several servers answer at ${host}`,
      'name each of them in DATABASE_READ_URL: what one has replayed says nothing of another',
    );
  if (system !== null && server.system !== system)
    return fault(`${host} is of another cluster`, 'name replicas of the server of DATABASE_URL');
  if (!server.isInRecovery) return ok(`${host} is the primary at the moment, and is left out`);
  if (lagSeconds !== null && lagSeconds > mostLag)
    return warning(
      `${host} is ${lagSeconds} seconds behind, or nothing was written for so long`,
      `with more than DATABASE_READ_LAG_SECONDS (${mostLag}) it is left out: look at its disk and network`,
    );
  return ok(`${host} follows`);
}

async function ask(connectionString: string): Promise<Server> {
  return withConnection(
    connectionString,
    { connecting: PATIENCE_MS, asking: PATIENCE_MS },
    async (client) => {
      const { rows } = await client.query<Omit<Server, 'host'>>(
        `select pg_is_in_recovery() as "isInRecovery", system_identifier::text as system,
        pg_postmaster_start_time()::text as "startedAt",
        case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
          else extract(epoch from now() - pg_last_xact_replay_timestamp())::int end as "lagSeconds"
        from pg_control_system()`,
      );
      const [row] = rows;
      if (!row) throw new Error('it says nothing');
      return { ...row, host: nameOf(connectionString) };
    },
  );
}
