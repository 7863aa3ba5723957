import type { Node } from './nodes.ts';
import { type PostgresNode, type Topology, untilPrimary, untilWatched } from './topology.ts';

export interface Fault {
  name: string;
  /** @returns what mends it */
  strike(): Promise<() => Promise<void>>;
}

/** One after the other, each with everything back before the next. */
export function listFaults(topology: Topology, { web, workers }: { web: Node[]; workers: Node[] }): Fault[] {
  const daemon = (name: string, one: Topology['redis']): Fault => ({
    name,
    async strike() {
      await one.kill9();
      return async () => one.start();
    },
  });
  const node = (name: string, one: Node | undefined): Fault => ({
    name,
    async strike() {
      await one?.kill9();
      return async () => one?.start();
    },
  });
  return [
    { name: 'the primary, killed with its machine', strike: () => killPrimary(topology) },
    { name: 'the primary, twice in a row', strike: () => killTwo(topology) },
    daemon('Redis', topology.redis),
    daemon('PgBouncer', topology.pooler),
    daemon('HAProxy', topology.balancer),
    daemon('etcd', topology.etcd),
    daemon('nginx', topology.front),
    daemon('the gateway of the S3 store', topology.store.gateway),
    daemon('the disk of the S3 store', topology.store.disk),
    node('a web node', web[0]),
    node('a worker', workers[0]),
  ];
}

async function killPrimary(topology: Topology): Promise<() => Promise<void>> {
  const primary = await untilPrimary(topology);
  await untilWatched(topology);
  await primary.daemon.kill9();
  await untilPrimary(topology, primary);
  return mending(topology, [primary]);
}

async function killTwo(topology: Topology): Promise<() => Promise<void>> {
  const first = await untilPrimary(topology);
  await untilWatched(topology);
  await first.daemon.kill9();
  const second = await untilPrimary(topology, first);
  await untilWatched(topology);
  await second.daemon.kill9();
  await untilPrimary(topology, second);
  return mending(topology, [first, second]);
}

function mending(topology: Topology, nodes: readonly PostgresNode[]): () => Promise<void> {
  return async () => {
    for (const { daemon } of nodes) daemon.start();
    await untilPrimary(topology);
    await untilWatched(topology);
  };
}
