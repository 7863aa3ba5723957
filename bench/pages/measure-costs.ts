import { median } from '../median.ts';
import type { Running } from '../processes.ts';
import { processorMs } from '../processor-time.ts';
import { type AskedPage, askPages } from './ask-pages.ts';
import { cookieOf, VIEWERS } from './fill-pages.ts';

/** What is measured: a profile that is kept, one that is not, one for somebody signed in, a fan's home. */
export const COSTS = ['kept', 'rendered', 'own profile', 'own home', 'own home again'] as const;
export type CostName = (typeof COSTS)[number];

/** Milliseconds of processor that a page takes, of all threads of the server, database not included. */
export interface Cost {
  ours: number;
  floor: number;
}

interface Sides {
  app: Running;
  floor: Running;
  usernames: readonly string[];
  /** What the cookie of a session is called. */
  cookie: string;
  say: (line: string) => void;
}

const ROUNDS = 3;
const PAGES_A_ROUND = 250;
const KEPT_A_ROUND = 3000;
/** Until the compiler has done what it will do. */
const WARM_UP = 800;
/** Two rows of the table take this many profiles that nobody has asked for. */
export const LEAST_PROFILES = 2 * (WARM_UP + ROUNDS * PAGES_A_ROUND);

/** Ours and the floor take turns; each figure is the median of its rounds. No profile is asked for twice but where it is kept. */
export async function measureCosts({ app, floor, usernames, cookie, say }: Sides) {
  let profile = 0;
  let fan = 0;
  const nextProfile = () => `${app.url}/${usernames[profile++ % usernames.length]}`;
  const nextFan = () => `${cookie}=${cookieOf(1 + (fan++ % VIEWERS))}`;
  const pages: Record<CostName, () => AskedPage> = {
    kept: () => ({ url: `${app.url}/` }),
    rendered: () => ({ url: nextProfile() }),
    'own profile': () => ({ url: nextProfile(), cookie: nextFan() }),
    'own home': () => ({ url: `${app.url}/fan`, cookie: nextFan() }),
    'own home again': () => ({ url: `${app.url}/fan`, cookie: `${cookie}=${cookieOf(1)}` }),
  };
  const floors: Record<CostName, string> = {
    kept: 'kept',
    rendered: 'rendered',
    'own profile': 'rendered',
    'own home': 'rendered',
    'own home again': 'rendered',
  };
  const costs = {} as Record<CostName, Cost>;
  for (const name of COSTS) {
    say(`${name} …`);
    const count = name === 'kept' ? KEPT_A_ROUND : PAGES_A_ROUND;
    const least = () => ({ url: `${floor.url}/${floors[name]}` });
    await askPages(many(WARM_UP, pages[name]));
    await askPages(many(WARM_UP, least));
    const rounds: Cost[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        ours: await cost(app, many(count, pages[name])),
        floor: await cost(floor, many(count, least)),
      });
    costs[name] = {
      ours: median(rounds.map(({ ours }) => ours)),
      floor: median(rounds.map((each) => each.floor)),
    };
  }
  return costs;
}

const many = (count: number, next: () => AskedPage) => Array.from({ length: count }, next);

async function cost({ pid }: Running, pages: readonly AskedPage[]): Promise<number> {
  const before = processorMs(pid);
  await askPages(pages);
  return (processorMs(pid) - before) / pages.length;
}
