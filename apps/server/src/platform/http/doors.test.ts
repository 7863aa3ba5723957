import type { Call } from '@likha/contract';
import { calls } from '@likha/contract/calls';
import { mayInto, type StaffPart } from '@likha/contract/staff-roles';
import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { demandDoors } from './doors.ts';

const harness = useHarness();

type Who = 'fan' | 'creator' | 'admin' | 'anybody';
interface File {
  path: string;
  who: Who;
  part?: StaffPart;
}

const all: Call[] = Object.values(calls);
const below = ({ path }: Call) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** Files behind a sign-in, with who gets them: those that are bound by hand, and of every list of administration its own. */
const FILES: File[] = [
  { path: '/api/account/export', who: 'anybody' },
  { path: '/api/analytics/days.csv', who: 'creator' },
  { path: '/api/studio/fans.csv', who: 'creator' },
  { path: '/api/earnings/statements/:month.csv', who: 'creator' },
  { path: '/api/earnings/statements/:month.pdf', who: 'creator' },
  { path: '/api/earnings/years/:year.csv', who: 'creator' },
  { path: '/api/earnings/years/:year.pdf', who: 'creator' },
  { path: '/api/affiliates/statements/:month.csv', who: 'creator' },
  { path: '/api/affiliates/statements/:month.pdf', who: 'creator' },
  { path: '/api/credits/statements/:month.csv', who: 'fan' },
  { path: '/api/credits/statements/:month.pdf', who: 'fan' },
  { path: '/api/credits/purchases/:id/receipt.pdf', who: 'fan' },
  { path: '/api/admin/purchases/:reference/receipt.pdf', who: 'admin', part: 'credits' },
  { path: '/api/earnings/invoices/:id.pdf', who: 'creator' },
  { path: '/api/admin/invoices/:id.pdf', who: 'admin', part: 'tax' },
  { path: '/api/tax/certificates/:id.pdf', who: 'creator' },
  { path: '/api/admin/tax/certificates/:id.pdf', who: 'admin', part: 'tax' },
  { path: '/api/admin/disputes/:id/evidence/files/:file', who: 'admin', part: 'refunds' },
  { path: '/api/admin/live/:id/evidence', who: 'admin', part: 'moderation' },
  { path: '/api/admin/payouts/export', who: 'admin', part: 'payouts' },
  { path: '/api/admin/verifications/:id/documents/:name', who: 'admin', part: 'verification' },
  { path: '/api/admin/analytics/days.csv', who: 'admin', part: 'analytics' },
  { path: '/api/admin/books/accounting.csv', who: 'admin', part: 'books' },
  { path: '/api/admin/books/trial-balance.csv', who: 'admin', part: 'books' },
  ...all.flatMap((call): File[] =>
    call.file && call.who === 'admin' ? [{ path: `${below(call)}.csv`, who: 'admin', part: call.part }] : [],
  ),
];

/** What else is read below `/api` and is no call: open to all, and the socket, which has tests of its own (`hostile.test.ts`). */
const OTHERS = /^\/api\/(docs|openapi\.json|socket|notifications\/one-click)/;

/** Routes that share a place in a path may call it by several names. */
const unnamed = (path: string) => path.replace(/:[^/.]+/g, ':');

const ID = '00000000-0000-7000-8000-000000000001';
const urlOf = ({ path }: File) => path.replace(':month', '2026-01').replace(/:\w+/g, ID);

/** Every path below `/api` that can be read, of the tree that the router prints. */
function pathsRead(): string[] {
  const stems: string[] = [];
  return harness.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, lead = '', part = '', methods = ''] = /^(.*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? [];
      const depth = lead.length / 4;
      stems.length = depth;
      stems[depth] = `${stems[depth - 1] ?? ''}${part}`;
      const path = unnamed(stems[depth]);
      return methods.includes('GET') && path.startsWith('/api/') ? [path] : [];
    });
}

const people = {} as Record<'fan' | 'creator' | 'admin', Person>;
const staff = {} as Record<'moderator' | 'finance' | 'support', Person>;
let bare: Person;
beforeAll(async () => {
  for (const type of ['fan', 'creator', 'admin'] as const) people[type] = await harness.factory[type]();
  for (const role of ['moderator', 'finance', 'support'] as const)
    staff[role] = await harness.factory.admin({ role });
  bare = await harness.factory.admin();
  const none = { two_factor_at: null };
  await harness.deps.db.updateTable('users').set(none).where('id', '=', bare.id).execute();
  harness.deps.sessions.forget(bare.id);
});
const get = (file: File, person?: Person) =>
  harness.app.inject({ url: urlOf(file), headers: person?.headers ?? {} });

describe('a route below /api', () => {
  it('is not registered without a door', () => {
    const app = Fastify();
    demandDoors(app);
    expect(() => app.get('/api/secret', () => 'secret')).toThrow('GET /api/secret has no door');
    app.get('/api/open', { config: { door: 'open' } }, () => 'open');
    app.get('/elsewhere', () => 'page');
  });

  it('that is read is a call, which has a matrix of its own, or among the files here', () => {
    const called = new Set(all.filter(({ method }) => method === 'GET').map((call) => unnamed(below(call))));
    const raw = pathsRead().filter((path) => !called.has(path) && !OTHERS.test(path));
    expect(raw.sort()).toEqual(FILES.map(({ path }) => unnamed(path)).sort());
  });
});

describe('a file', () => {
  it.each(FILES)('$path is for $who alone', async (file) => {
    expect((await get(file)).statusCode).toBe(401);
    for (const [type, person] of Object.entries(people)) {
      const answer = await get(file, person);
      const mayGet = file.who === 'anybody' || file.who === type;
      expect([type, answer.statusCode === 403], answer.body.slice(0, 80)).toEqual([type, !mayGet]);
    }
  });

  it.each(FILES.filter(({ who }) => who === 'admin'))(
    '$path is for the roles of its part alone',
    async (file) => {
      for (const [role, person] of Object.entries(staff)) {
        const answer = await get(file, person);
        const isOther = answer.statusCode === 403 && answer.json().code === 'other_part';
        const may = file.part !== undefined && mayInto(file.part, role as keyof typeof staff);
        expect([role, isOther]).toEqual([role, !may]);
      }
    },
  );

  it.each(FILES)('$path is not for an admin without two factors', async (file) => {
    expect((await get(file, bare)).json()).toMatchObject({ status: 403, code: 'two_factor_setup' });
  });
});
