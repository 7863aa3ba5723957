import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** How the parts do that this process needs, and what it refused for whatever reason (P263). */
export interface PartMetrics {
  refusals: Counter<'code' | 'status'>;
  reads: Counter<'target'>;
  /** 1 while it does not answer. */
  redisAway: Gauge;
  redisFallbacks: Counter;
  mails: Counter<'outcome'>;
  liveStreams: Gauge;
  liveViewers: Gauge;
  sockets: Gauge;
  rings: Counter;
  socketCuts: Counter<'reason'>;
  uploadParts: Counter<'outcome'>;
  storeCalls: Histogram<'call' | 'outcome'>;
  providerCalls: Histogram<'provider' | 'call' | 'outcome'>;
}

/** Labels are codes and names of ours, never ids. */
export function createPartMetrics(registry: Registry): PartMetrics {
  const registers = [registry];
  const buckets = [0.05, 0.2, 1, 3, 10];
  return {
    refusals: new Counter({
      name: 'refusals_total',
      help: 'Requests that were refused, by code and status; also those that were refused before they were read',
      labelNames: ['code', 'status'],
      registers,
    }),
    reads: new Counter({
      name: 'database_reads_total',
      help: 'Calls that replicas may answer, where there are any: by a replica, by the primary, or by the primary after a replica did not (primary_after_replica)',
      labelNames: ['target'],
      registers,
    }),
    redisAway: new Gauge({ name: 'redis_away', help: '1 while Redis does not answer', registers }),
    redisFallbacks: new Counter({
      name: 'redis_fallbacks_total',
      help: 'Limits that this process counted alone, as Redis did not answer within 100 ms',
      registers,
    }),
    sockets: new Gauge({ name: 'sockets_open', help: 'Sockets that this process keeps', registers }),
    rings: new Counter({
      name: 'socket_rings_total',
      help: 'Times that a socket was told that there is something new',
      registers,
    }),
    socketCuts: new Counter({
      name: 'socket_cuts_total',
      help: 'Sockets that were cut: ended (their session, or something of their person changed), old, slow, flood, silent (nothing was said first), deaf (nothing is heard of other nodes), closing',
      labelNames: ['reason'],
      registers,
    }),
    liveStreams: new Gauge({
      name: 'live_streams',
      help: 'Live streams that this process has: those that are sent to it, and those that somebody watches here',
      registers,
    }),
    liveViewers: new Gauge({
      name: 'live_viewers',
      help: 'Viewers of live streams here who asked within the last seconds',
      registers,
    }),
    mails: new Counter({
      name: 'mails_total',
      help: 'Messages that the mail server took (sent), will never take (refused) or did not take yet (failed)',
      labelNames: ['outcome'],
      registers,
    }),
    uploadParts: new Counter({
      name: 'upload_parts_total',
      help: 'Parts of uploads that were kept: those that came whole, and those whose line was lost (cut)',
      labelNames: ['outcome'],
      registers,
    }),
    storeCalls: new Histogram({
      name: 'store_call_seconds',
      help: 'Calls to the store of media, by outcome: done, failed, away (not made, as it does not answer), full',
      labelNames: ['call', 'outcome'],
      buckets,
      registers,
    }),
    providerCalls: new Histogram({
      name: 'provider_call_seconds',
      help: 'Calls to payment providers, by what is asked and outcome: answered, timeout, unavailable, malformed',
      labelNames: ['provider', 'call', 'outcome'],
      buckets,
      registers,
    }),
  };
}
