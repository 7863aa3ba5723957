import { expect, it } from 'vitest';
import { ticketsComeBack } from './tickets-come-back.ts';

const from = '2026-05-01T10:00:00.000Z';
const ended = (to: string, ended_why: 'host' | 'lost' | 'staff' | 'never_came' = 'host') => ({
  audience: 'ticket' as const,
  started_at: from,
  ended_at: to,
  ended_why,
});
const SHORT = '2026-05-01T10:01:59.999Z';
const LONG = '2026-05-01T10:02:00.000Z';

it('says that tickets come back where a stream was over within two minutes, and not after', () => {
  expect(ticketsComeBack(ended(SHORT))).toBe(true);
  expect(ticketsComeBack(ended(SHORT, 'lost'))).toBe(true);
  expect(ticketsComeBack(ended(LONG))).toBe(false);
  expect(ticketsComeBack(ended(LONG, 'lost'))).toBe(false);
});

it('says so of one that staff cut or that never began, however long it was', () => {
  expect(ticketsComeBack(ended(LONG, 'staff'))).toBe(true);
  expect(ticketsComeBack({ ...ended(LONG, 'never_came'), started_at: null })).toBe(true);
});

it('says nothing of tickets where there were none, or while it runs', () => {
  expect(ticketsComeBack({ ...ended(SHORT, 'staff'), audience: 'everyone' })).toBe(false);
  expect(ticketsComeBack({ ...ended(SHORT), ended_at: null, ended_why: null })).toBe(false);
});
