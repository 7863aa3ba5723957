import { describe, expect, it } from 'vitest';
import { adminTexts } from '../pages/admin.texts.generated.ts';
import { adminPlaces } from './admin-places.ts';
import { placeOf } from './places.ts';

const t = adminTexts.en;
const namesOf = (role: Parameters<typeof adminPlaces>[0]) => adminPlaces(role, t).map(({ label }) => label);

describe('the places of the administration', () => {
  it('are those that one’s role may into', () => {
    expect(namesOf('owner')).toEqual([
      'Affiliates',
      'Credits',
      'Coupons',
      'Settlements',
      'Books',
      'Tax',
      'Moderation',
      'Running streams',
      'Trace a picture',
      'Templates',
      'Users',
      'Analytics',
      'Staff',
      'Product settings',
    ]);
    expect(namesOf('moderator')).toEqual([
      'Moderation',
      'Running streams',
      'Trace a picture',
      'Templates',
      'Users',
    ]);
    expect(namesOf('support')).toEqual(['Messages', 'Users']);
    expect(namesOf(null)).toEqual([]);
  });

  it.each([
    ['/admin', '', 'Affiliates'],
    ['/admin', '?tab=credits', 'Credits'],
    ['/admin', '?tab=users&part=audit', 'Users'],
    ['/admin/users/0b54a9c5-2a5e-4f0e-9d55-3a58a3a3a001', '', 'Users'],
    ['/admin/books', '?tab=balance', 'Books'],
    ['/admin/books/entries/0b54a9c5-2a5e-4f0e-9d55-3a58a3a3a001', '', 'Books'],
    ['/admin/settlements', '', 'Settlements'],
    ['/admin/tax', '', 'Tax'],
    ['/admin/live', '', 'Running streams'],
  ])('%s%s is at %s', (pathname, search, label) => {
    expect(placeOf(adminPlaces('owner', t), pathname, search)?.label).toBe(label);
  });
});
