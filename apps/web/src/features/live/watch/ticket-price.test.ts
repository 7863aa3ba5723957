import { expect, it } from 'vitest';
import { ticketPriceOf, whyNoTicket } from './ticket-price.ts';

it('is the price of a ticket for whom it opens, and none for anybody else', () => {
  const live = { state: 'scheduled', access: 'ticket', ticket_price: 30 } as const;
  expect(ticketPriceOf(live)).toBe(30);
  expect(ticketPriceOf({ ...live, access: 'open' })).toBeNull();
  expect(ticketPriceOf({ ...live, state: 'ended' })).toBeNull();
});

it('says why no ticket is sold any more, and nothing to who has theirs', () => {
  const live = { state: 'scheduled', access: 'closed', has_ticket: false } as const;
  expect(whyNoTicket({ ...live, access: 'open', has_ticket: true })).toBe('bought');
  expect(whyNoTicket({ ...live, state: 'ended' })).toBe('over');
  expect(whyNoTicket(null)).toBe('over');
  expect(whyNoTicket({ ...live, access: 'open' })).toBe('open');
  expect(whyNoTicket(live)).toBe('other');
});
