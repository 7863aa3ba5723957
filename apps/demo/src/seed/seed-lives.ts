import type { Deps } from '../../../server/src/deps.ts';
import { createLive, listOwnLives } from '../../../server/src/modules/live/index.ts';
import { dawnOf, philippineTime } from '../../../server/src/platform/philippine-time.ts';
import { DAY_MS, HOUR_MS } from './in-the-past.ts';
import type { DemoCreator } from './people.ts';
import { viewerOf } from './viewer-of.ts';

/** Of the first creators, one each: for everybody with a goal, with a ticket, and for subscribers. */
const PLANS = [
  {
    title: 'Painting Manila Bay at dusk, with your questions',
    audience: 'everyone',
    inDays: 1,
    atHour: 17,
    goal_credits: 500,
    goal_text: 'New brushes for the big canvas',
    replay: 'free',
  },
  {
    title: 'A parol from the first wire to the light',
    audience: 'ticket',
    ticket_price: 60,
    inDays: 2,
    atHour: 20,
    replay: 'subscribers',
  },
  {
    title: 'Lettering night: send me your name',
    audience: 'subscribers',
    inDays: 4,
    atHour: 21,
    replay: 'none',
  },
] as const;

/** Streams that are announced; passes over those of who has any. */
export async function seedLives(
  deps: Deps,
  creators: readonly DemoCreator[],
  ids: readonly string[],
): Promise<void> {
  for (const [index, { inDays, atHour, ...plan }] of PLANS.entries()) {
    const [id, creator] = [ids[index], creators[index]];
    if (id === undefined || creator === undefined) return;
    const viewer = viewerOf(id, 'creator');
    const { lives } = await listOwnLives(deps, viewer, { limit: 1 });
    if (lives.length > 0) continue;
    await createLive(deps, viewer, {
      ...plan,
      is_nsfw: false,
      scheduled_at: at(deps.clock.now(), inDays, atHour),
      people: [{ legal_name: creator.name, birth_date: '1990-11-30', is_host: true }],
      consents: true,
    });
  }
}

/** An hour of a later day, by the clocks of those who will watch: at dusk where a title says so, in the evening else. */
export function at(now: Date, inDays: number, hour: number): Date {
  const day = philippineTime(new Date(now.getTime() + inDays * DAY_MS)).slice(0, 10);
  return new Date(dawnOf(day).getTime() + hour * HOUR_MS);
}
