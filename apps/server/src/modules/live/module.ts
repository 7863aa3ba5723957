import { defineModule } from '../../platform/server-module.ts';
import { linesHaveNoGap } from './laws/lines-have-no-gap.law.ts';
import { ticketsComeBack } from './laws/tickets-come-back.law.ts';
import { tipsReachGoals } from './laws/tips-reach-goals.law.ts';
import type { LiveDeps } from './live-deps.ts';

const BOOKS = 'the books name it, and are kept as the law asks';

export const liveModule = defineModule({
  name: 'live',
  tables: [
    'live_streams',
    'live_people',
    'live_tickets',
    'live_lines',
    'live_reminders',
    'live_moderators',
    'live_muted',
    'live_muted_words',
    'live_evidence',
    'live_evidence_owed',
  ],
  handlers: async (deps: LiveDeps) => (await import('./live.routes.ts')).liveHandlers(deps),
  routes: async (app, deps: LiveDeps, binding) => {
    (await import('./stills.routes.ts')).stillsRoutes(app, deps, binding);
    const { live } = deps;
    if (live) {
      const rights = (await import('./watching/live-rights.ts')).createLiveRights(deps);
      const { relayRoutes } = await import('./relay/relay.routes.ts');
      await relayRoutes(app, { deps: { ...deps, live }, binding, rights });
    }
    const stop = await (await import('./watching/begin-keeping.ts')).beginKeeping(deps);
    app.addHook('preClose', async () => stop());
  },
  jobs: async (deps: LiveDeps) => (await import('./live.jobs.ts')).liveJobs(deps),
  resealing: async (deps: LiveDeps) => [
    await (await import('./streams/name-people.ts')).peopleResealing(deps),
  ],
  laws: [ticketsComeBack, tipsReachGoals, linesHaveNoGap],
  personal: {
    erased: [
      'live_lines.author_id',
      'live_moderators.creator_id',
      'live_moderators.person_id',
      'live_muted.person_id',
      'live_muted_words.creator_id',
      'live_reminders.person_id',
      'live_streams.creator_id',
    ],
    kept: {
      'live_tickets.creator_id': BOOKS,
      'live_tickets.fan_id': BOOKS,
    },
    exported: {
      live_streams: {
        table: 'live_streams',
        owner: 'creator_id',
        key: 'id',
        columns:
          'id, title, audience, ticket_price, scheduled_at, started_at, ended_at, ended_why, peak_viewers, reached_credits',
      },
      live_tickets: {
        table: 'live_tickets',
        owner: 'fan_id',
        key: 'id',
        columns: 'id, live_id, credits, created_at, shut_out_at',
      },
      live_lines: {
        table: 'live_lines',
        owner: 'author_id',
        key: 'id',
        columns: 'id, live_id, kind, text, credits, state, created_at',
      },
      live_reminders: {
        table: 'live_reminders',
        owner: 'person_id',
        key: 'live_id',
        columns: 'live_id, created_at',
      },
    },
    load: async () => (await import('./erase.queries.ts')).eraseLive,
  },
});
