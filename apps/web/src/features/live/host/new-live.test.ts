import { expect, it } from 'vitest';
import { goLiveTexts } from './go-live.texts.generated.ts';
import { BLANK_LIVE, liveBody, liveProblems, type NewLive, refusedLive } from './new-live.ts';

const t = goLiveTexts.en;
const NOW = new Date('2026-11-25T10:00:00+08:00');
const GOOD: NewLive = {
  ...BLANK_LIVE,
  title: ' Painting ',
  people: [{ key: 'host', name: 'Ana Reyes', birthDate: '1994-05-20' }],
  hasConsent: true,
};
const wrong = (change: Partial<NewLive>) => Object.keys(liveProblems({ ...GOOD, ...change }, t, NOW));

it('needs a title, and everybody on camera named, of age and agreed', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ title: '  ' })).toEqual(['title']);
  expect(wrong({ hasConsent: false })).toEqual(['hasConsent']);
  const people = [...GOOD.people, { key: 'b', name: '', birthDate: '2008-11-26' }];
  expect(wrong({ people })).toEqual(['people.1.name', 'people.1.birthDate']);
  const born = (birthDate: string) => [{ key: 'host', name: 'Ana', birthDate }];
  expect(wrong({ people: born('2008-11-25') })).toEqual([]);
  expect(wrong({ people: born('') })).toEqual(['people.0.birthDate']);
});

it('asks for a price where one is asked, and for nothing else then', () => {
  expect(wrong({ audience: 'ticket' })).toEqual(['price']);
  expect(wrong({ audience: 'ticket', price: '0' })).toEqual(['price']);
  expect(wrong({ audience: 'ticket', price: '50', replay: 'paid', replayPrice: 'x' })).toEqual([
    'replayPrice',
  ]);
  expect(wrong({ hasGoal: true, goalCredits: '1.5' })).toEqual(['goalCredits', 'goalText']);
  expect(wrong({ hasGoal: false, goalCredits: 'x', price: 'x' })).toEqual([]);
});

it('plans from five minutes to sixty days ahead, in Philippine time', () => {
  const at = (startsAt: string) => wrong({ isScheduled: true, startsAt });
  expect(at('')).toEqual(['startsAt']);
  expect(at('2026-11-25T10:04')).toEqual(['startsAt']);
  expect(at('2026-11-25T10:05')).toEqual([]);
  expect(at('2027-01-24T10:00')).toEqual([]);
  expect(at('2027-01-24T10:01')).toEqual(['startsAt']);
});

it('sends what is meant and not what else was typed', () => {
  const body = liveBody({
    ...GOOD,
    audience: 'followers',
    price: '50',
    hasGoal: true,
    goalCredits: '500',
    goalText: 'a light ',
  });
  expect(body).toMatchObject({
    title: 'Painting',
    audience: 'followers',
    ticket_price: null,
    goal_credits: 500,
    goal_text: 'a light',
    scheduled_at: null,
    replay_price: null,
    people: [{ legal_name: 'Ana Reyes', birth_date: '1994-05-20', is_host: true }],
    consents: true,
  });
  const later = liveBody({ ...GOOD, isScheduled: true, startsAt: '2026-11-26T20:00' });
  expect(later.scheduled_at).toBe('2026-11-26T12:00:00.000Z');
});

it('shows what the server refused at its field', () => {
  expect(refusedLive({ ticket_price: 'a', 'people.1.birth_date': 'b', title: 'c' })).toEqual({
    price: 'a',
    'people.1.birthDate': 'b',
    title: 'c',
  });
});
