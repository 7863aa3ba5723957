import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { approveCreator } from '../standing/approve-creator.ts';
import { updateProfile } from './update-profile.ts';

const harness = useHarness();

function profileOf(id: string) {
  return harness.deps.db
    .selectFrom('users')
    .select(['bio', 'location', 'subscription_price_centavos', 'kyc_status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** What the program remembers of a person who has just been here. */
async function rememberedOf(token: string) {
  return harness.deps.sessions.authenticate(token, 'bearer');
}

describe('changing a person', () => {
  it('changes what is named and nothing else', async () => {
    const creator = await harness.factory.creator();
    await updateProfile(harness.deps, creator.id, { bio: 'I paint.', location: 'Marikina' });
    await updateProfile(harness.deps, creator.id, { subscription_price_centavos: 19_900, bio: 'I draw.' });
    expect(await profileOf(creator.id)).toEqual({
      bio: 'I draw.',
      location: 'Marikina',
      subscription_price_centavos: 19_900,
      kyc_status: 'approved',
    });
  });

  it('is known at once in sessions that are open', async () => {
    const creator = await harness.factory.creator({ isVerified: false });
    expect(await rememberedOf(creator.token)).toMatchObject({ isVerified: false, isSafeMode: true });
    await approveCreator(harness.deps, creator.id);
    await updateProfile(harness.deps, creator.id, { safe_mode: false });
    // The clock stands still: only the announcement makes the program look again.
    await expect
      .poll(() => rememberedOf(creator.token))
      .toMatchObject({ isVerified: true, isSafeMode: false });
  });
});
