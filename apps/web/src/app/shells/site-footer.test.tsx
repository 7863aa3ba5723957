import { expect, it } from 'vitest';
import { shown } from '../pages/screens.fixture.tsx';
import { SiteFooter } from './site-footer.tsx';

it('offers guests the ways in, and nobody who is in', () => {
  const ways = ['Sign In', 'Become a creator'];
  const toGuests = shown(<SiteFooter />);
  const toAdmins = shown(<SiteFooter />, { user: { full_name: 'Luz', user_type: 'admin' } });
  for (const way of ways) expect(toGuests).toContain(way);
  for (const way of ways) expect(toAdmins).not.toContain(way);
  expect(toAdmins).toContain('Help');
});
