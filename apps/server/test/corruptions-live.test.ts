import { beforeAll, describe, expect, it } from 'vitest';
import { workedOff } from '../src/modules/clawbacks/clawbacks.fixture.ts';
import { useLive } from '../src/modules/live/live.fixture.ts';
import { type Corruption, tripped } from './cook-books.ts';

/** Tickets and tips of streams, cooked by somebody who has the database and keeps every sum right. */
const { harness, call, running } = useLive();

const w = { paidId: '', lostId: '', fanId: '', otherId: '', creatorId: '' };

beforeAll(async () => {
  const { factory, clock } = harness;
  const [fan, other] = [await factory.fan({ credits: 500 }), await factory.fan({ credits: 500 })];
  const creator = await factory.creator();
  const terms = { audience: 'ticket', ticket_price: 30, goal_credits: 40, goal_text: 'Lights' };
  w.lostId = await running(creator, terms);
  await call('POST', `/live/${w.lostId}/ticket`, fan);
  await call('POST', `/live/${w.lostId}/end`, creator);
  w.paidId = await running(creator, terms);
  for (const each of [fan, other]) await call('POST', `/live/${w.paidId}/ticket`, each);
  await call('POST', `/live/${w.paidId}/tips`, fan, { credits: 50, message: 'Galing' });
  clock.advance(600_000);
  await call('POST', `/live/${w.paidId}/end`, creator);
  await workedOff(harness, ['restitutions.give', 'restitutions.mail', 'live.say-ticket']);
  Object.assign(w, { fanId: fan.id, otherId: other.id, creatorId: creator.id });
});

const BACK = 'tickets-come-back';
const GOAL = 'tips-reach-goals';
const GAP = 'lines-have-no-gap';
const lostTicket = () => `(select id from live_tickets where live_id = '${w.lostId}')`;
const paidTicket = () =>
  `(select id from live_tickets where live_id = '${w.paidId}' and fan_id = '${w.fanId}')`;
const entryOf = (ticket: string) => `(select id from ledger_entries where subject_id = ${ticket})`;

const CORRUPTIONS: Corruption[] = [
  [
    'a ticket appears that nobody paid',
    'sales-are-paid',
    () =>
      `insert into live_tickets (id, live_id, fan_id, creator_id, credits, created_at) select gen_random_uuid(), '${w.lostId}', '${w.otherId}', creator_id, credits, created_at from live_tickets where id = ${lostTicket()}`,
  ],
  [
    'a ticket is worth less on its row than in its entry',
    'sales-are-paid',
    () => `update live_tickets set credits = 1 where id = ${paidTicket()}`,
  ],
  [
    'a ticket was bought in another month than its entry',
    'entries-are-of-their-time',
    () => `update live_tickets set created_at = created_at - interval '40 days' where id = ${paidTicket()}`,
  ],
  [
    'a ticket cost another price than its stream asked',
    BACK,
    () => `update live_streams set ticket_price = 31 where id = '${w.paidId}'`,
  ],
  [
    'a ticket of a stream that was none did not come back',
    BACK,
    () => `delete from restitutions where cause_id = '${w.lostId}'`,
  ],
  [
    'a ticket came back of a stream that was one',
    BACK,
    () =>
      `update live_streams set started_at = started_at - interval '1 hour', gives_late_back = false where id = '${w.lostId}'`,
  ],
  [
    'a ticket that was bought as its stream ended did not come back',
    BACK,
    () =>
      `update live_tickets set created_at = (select ended_at from live_streams where id = '${w.paidId}') where id = ${paidTicket()}`,
  ],
  [
    'a ticket whose holder was shut out did not come back',
    BACK,
    () => `update live_tickets set shut_out_at = created_at where id = ${paidTicket()}`,
  ],
  [
    'a stream that was one says that we lost it',
    BACK,
    () => `update live_streams set ended_why = 'lost', is_carrier_lost = true where id = '${w.paidId}'`,
  ],
  [
    'what came back names another stream',
    BACK,
    () => `update restitutions set cause_id = '${w.paidId}' where cause = 'live_failed'`,
  ],
  [
    'what came back was another’s ticket',
    'restitutions-are-booked',
    () => `update restitutions set sale_entry_id = ${entryOf(paidTicket())} where cause = 'live_failed'`,
  ],
  [
    'a stream says that it reached more than it was tipped',
    GOAL,
    () => `update live_streams set reached_credits = reached_credits + 1 where id = '${w.paidId}'`,
  ],
  ['a tip leaves its stream', GOAL, () => `update tips set live_id = null where live_id = '${w.paidId}'`],
  [
    'a tip moves to another stream',
    GOAL,
    () => `update tips set live_id = '${w.lostId}' where live_id = '${w.paidId}'`,
  ],
  [
    'the line of a tip says another amount',
    GOAL,
    () => `update live_lines set credits = credits + 1 where tip_id is not null`,
  ],
  [
    'the line of a tip is another’s',
    GOAL,
    () => `update live_lines set author_id = '${w.otherId}' where tip_id is not null`,
  ],
  ['a line disappears', GAP, () => `delete from live_lines where live_id = '${w.paidId}' and seq = 1`],
  [
    'a line moves on',
    GAP,
    () => `update live_lines set seq = seq + 10 where live_id = '${w.paidId}' and seq = 1`,
  ],
];

describe('a law finds it when', () => {
  it.each(CORRUPTIONS)('%s', async (_what, law, corruption) => {
    expect(await tripped(harness, corruption())).toContain(law);
  });

  it('and nothing where nothing is wrong', async () => {
    expect(await tripped(harness, `update tips set message = 'x'`)).toEqual([]);
  });
});
