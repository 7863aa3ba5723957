import { Gauge } from 'prom-client';
import type { Metrics } from '../../metrics.ts';
import type { Replica } from './replica.ts';
import { REPLICA_STATES } from './replica-state.ts';

const MS_PER_SECOND = 1000;

/** How far each replica is behind, and what it is, as it was looked at last. */
export function scrapeReplicas(
  { registry }: Pick<Metrics, 'registry'>,
  replicas: readonly Pick<Replica, 'name' | 'state' | 'lagMs'>[],
): void {
  const registers = [registry];
  new Gauge({
    name: 'replica_lag_seconds',
    help: 'How far each replica is behind the primary, two minutes at the most; nothing of one that does not say',
    labelNames: ['replica'],
    registers,
    collect() {
      this.reset();
      for (const { name, lagMs } of replicas)
        if (lagMs !== null) this.set({ replica: name }, lagMs / MS_PER_SECOND);
    },
  });
  new Gauge({
    name: 'replica_state',
    help: '1 for what each replica is: serving, behind, away, primary (it takes writes), foreign (of another cluster)',
    labelNames: ['replica', 'state'],
    registers,
    collect() {
      for (const { name, state } of replicas)
        for (const each of REPLICA_STATES) this.set({ replica: name, state: each }, each === state ? 1 : 0);
    },
  });
}
