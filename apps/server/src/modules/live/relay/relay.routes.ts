import type { FastifyInstance } from 'fastify';
import { admitByWebhook } from './admit-by-webhook.ts';
import { createKeptRights } from './kept-rights.ts';
import { receiveParts } from './receive-parts.ts';
import type { RelayOptions } from './relay-deps.ts';
import { serveLive } from './serve-live.ts';

/** What hosts send and viewers fetch, where this server carries the pictures itself (P610). */
export async function relayRoutes(app: FastifyInstance, options: RelayOptions): Promise<void> {
  const { deps, binding } = options;
  const { relay, admission } = deps.live ?? {};
  if (admission) await admitByWebhook(app, admission, options);
  if (!relay) return;
  const rights = createKeptRights(options.rights);
  relay.onCut((streamId, viewerId) => rights.forget(streamId, viewerId));
  // Whoever waits is answered, so that nobody waits for them.
  app.addHook('preClose', async () => relay.release());
  await receiveParts(app, { relay, binding, rights });
  serveLive(app, { relay, binding, rights, now: () => deps.clock.now() });
}
