import { workedOff } from '../../src/modules/clawbacks/clawbacks.fixture.ts';
import { PEOPLE } from '../../src/modules/live/live.fixture.ts';
import type { HappyPath, Joined } from './happy-path.ts';

/** A creator plans streams, goes live, is tipped and written to, and staff looks on. */
export async function goLive(path: HappyPath, { headers }: Joined): Promise<void> {
  const { harness, people, done } = path;
  const { headers: ofCreator } = people.creator;
  const inAnHour = new Date(harness.clock.now().getTime() + 3_600_000).toISOString();
  const named = { title: 'Live mula Baguio', people: PEOPLE, consents: true };
  const planned = await done('createLive', {
    headers: ofCreator,
    body: { ...named, audience: 'ticket', ticket_price: 5, scheduled_at: inAnHour },
  });
  // Who subscribes needs none.
  const stranger = await harness.factory.fan({ credits: 50 });
  await done('buyTicket', { headers: stranger.headers, params: { id: planned.id } });
  await done('setReminder', { headers, params: { id: planned.id } });
  await done('removeReminder', { headers, params: { id: planned.id } });
  await done('removeLive', { headers: ofCreator, params: { id: planned.id } });
  await workedOff(harness, ['restitutions.give']);

  const made = await done('createLive', {
    headers: ofCreator,
    body: { ...named, goal_credits: 10, goal_text: 'New lights' },
  });
  const params = { id: made.id };
  await done('changeLive', { headers: ofCreator, params });
  await done('startLive', { headers: ofCreator, params });
  await done('listLives', { headers, query: {} });
  await done('listOwnLives', { headers: ofCreator, query: {} });
  await done('getLive', { headers, params });
  await done('getLiveOf', { headers, params: { username: people.creator.username } });
  await done('watchLive', { headers, params });
  await done('tipLive', { headers, params });
  const said = await done('sendLine', {
    headers,
    params,
    body: { client_id: harness.deps.ids.next(), text: 'Kumusta' },
  });
  await done('chooseChatSettings', { headers: ofCreator, params });
  const somebody = { id: made.id, user_id: (await harness.factory.fan()).id };
  await done('addModerator', { headers: ofCreator, params: somebody });
  await done('getChatSettings', { headers: ofCreator, params });
  await done('removeModerator', { headers: ofCreator, params: somebody });
  await done('muteViewer', { headers: ofCreator, params, body: { user_id: somebody.user_id } });
  await done('listLines', { headers, params });
  await done('removeLine', { headers, params: { id: made.id, line_id: said.id } });
  await done('listRunningLives');
  await done('watchAsStaff', { params });
  await done('warnLive', { params });
  await done('cutLive', { params });
  await done('endLive', { headers: ofCreator, params });

  // What was sent, as the job would have measured it.
  const kept = await done('createLive', { headers: ofCreator, body: { ...named, replay: 'free' } });
  await done('startLive', { headers: ofCreator, params: { id: kept.id } });
  await done('endLive', { headers: ofCreator, params: { id: kept.id } });
  await harness.deps.db
    .updateTable('live_streams')
    .set({ recording_run: 0, recording_ms: 60_000, recording_tens: [1, 1, 1, 1, 1, 1] })
    .where('id', '=', kept.id)
    .execute();
  await done('publishReplay', { headers: ofCreator, params: { id: kept.id } });
  const unwanted = await done('createLive', { headers: ofCreator, body: { ...named, replay: 'free' } });
  await done('startLive', { headers: ofCreator, params: { id: unwanted.id } });
  await done('endLive', { headers: ofCreator, params: { id: unwanted.id } });
  await done('discardReplay', { headers: ofCreator, params: { id: unwanted.id } });
}
