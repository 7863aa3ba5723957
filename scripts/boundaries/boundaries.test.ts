import { describe, expect, it } from 'vitest';
import { checkBoundaries } from './check-boundaries.ts';
import { NO_CYCLES, NO_FILE_CYCLES } from './cycles.ts';
import { rules } from './rules.ts';

const M = 'apps/server/src/modules';

type Files = Record<string, string>;

/** For every rule, files that break it. The key is the file that is to blame. */
const wrong: Record<string, Files[]> = {
  'contract-imports-zod-only': [
    { 'packages/contract/src/a.ts': "import { format } from 'date-fns';" },
    { 'packages/contract/src/a.ts': "import type { A } from '../../../apps/server/src/env.ts';" },
  ],
  'passwords-know-nobody': [
    { 'packages/passwords/src/a.ts': "import { PASSWORD } from '@likha/contract/limits';" },
    { 'packages/passwords/src/a.ts': "import '../../../apps/web/src/lib/api.ts';" },
  ],
  'server-stands-alone': [
    { 'apps/server/src/main.ts': "import { demo } from '../../demo/src/index.ts';" },
    { 'apps/server/src/app.ts': "export { App } from '../../web/src/app/app.tsx';" },
    { 'apps/server/src/app.ts': "const s = await import('../../sandbox/src/app.ts');" },
  ],
  'demo-uses-public-doors': [
    {
      'apps/demo/src/seed.ts': "import { addViews } from '../../server/src/modules/posts/posts.queries.ts';",
    },
    {
      'apps/demo/src/seed.ts':
        "import { createPayPal } from '../../server/src/providers/payments/paypal.ts';",
    },
  ],
  'web-stands-alone': [
    { 'apps/web/src/lib/api.ts': "import type { Env } from '../../../server/src/env.ts';" },
    { 'apps/web/src/lib/api.ts': "import '../../../sandbox/src/app.ts';" },
  ],
  'sandbox-stands-alone': [
    { 'apps/sandbox/src/a.ts': "import { calls } from '@likha/contract/calls';" },
    { 'apps/sandbox/src/a.ts': "import { A } from '../../server/src/app.ts';" },
  ],
  'platform-knows-no-business': [
    { 'apps/server/src/platform/a.ts': "import { accounts } from '../modules/ledger/index.ts';" },
    { 'apps/server/src/platform/http/a.ts': "import type { Mail } from '../../providers/mail/mail.ts';" },
    { 'apps/server/src/platform/a.ts': "type D = import('../deps.ts').Deps;" },
  ],
  'providers-know-no-business': [
    { 'apps/server/src/providers/mail/a.ts': "import { x } from '../../modules/credits/index.ts';" },
    { 'apps/server/src/providers/mail/a.ts': "import type { Env } from '../../env.ts';" },
  ],
  'modules-are-not-wired-here': [
    { [`${M}/posts/create-post.ts`]: "import type { Deps } from '../../deps.ts';" },
  ],
  'index-is-the-door': [
    { 'apps/server/src/app.ts': "import { creditsModule } from './modules/credits/module.ts';" },
    { [`${M}/posts/create-post.ts`]: "import { a } from '../media/store-upload.ts';" },
    { 'apps/server/src/app.ts': "import type { A } from './modules/credits/quote.ts';" },
  ],
  'videos-are-read-in-the-child': [
    { [`${M}/media/video/video-engine.ts`]: "import { Input } from 'mediabunny';" },
    { 'apps/server/src/main.ts': "await import('node-webcodecs/mediabunny');" },
    { 'apps/web/src/features/live/watch/play-live.ts': "import { Input } from 'mediabunny';" },
  ],
  'ledger-imports-no-module': [
    { [`${M}/ledger/post-entry.ts`]: "import { readSettings } from '../settings/index.ts';" },
  ],
  'routes-call-use-cases': [
    { [`${M}/posts/posts.routes.ts`]: "import { findPost } from './posts.queries.ts';" },
  ],
  'nothing-calls-routes': [
    { [`${M}/posts/create-post.ts`]: "import { postsHandlers } from './posts.routes.ts';" },
    { [`${M}/posts/create-post.ts`]: "import { POST_JOB } from './posts.jobs.ts';" },
  ],
  'queries-only-query': [
    {
      [`${M}/posts/posts.queries.ts`]: "import { createPost } from './create-post.ts';",
      [`${M}/posts/create-post.ts`]: "import { addPost } from './adding.queries.ts';",
    },
  ],
  'policies-and-presenters-are-pure': [
    {
      [`${M}/credits/credits.policy.ts`]: "import { inTransaction } from '../../platform/database/index.ts';",
    },
    { [`${M}/credits/present-quote.ts`]: "import { pay } from '../../providers/payments/paypal.ts';" },
    {
      [`${M}/credits/present-quote.ts`]: "import { buyCredits } from './buy-credits.ts';",
      [`${M}/credits/buy-credits.ts`]: "import { helpBuying } from './read-packs.ts';",
      [`${M}/credits/read-packs.ts`]: "import { findPacks } from './credits.queries.ts';",
    },
  ],
  'domain-is-pure': [
    {
      [`${M}/credits/purchase.ts`]:
        "import { findPurchase } from './purchases.queries.ts'; export function settle(purchase: Purchase): Purchase { return purchase; }",
    },
    {
      [`${M}/credits/quote.ts`]:
        "import { addJob } from '../../platform/jobs.ts'; export const priceOf = () => 1;",
    },
    {
      [`${M}/credits/quote.ts`]:
        "import { readPacks } from './read-packs.ts'; export const priceOf = () => 1;",
      [`${M}/credits/read-packs.ts`]: "import { findPacks } from './credits.queries.ts';",
    },
  ],
  'sql-lives-in-queries': [
    { [`${M}/posts/create-post.ts`]: "import { sql } from 'kysely';" },
    { [`${M}/posts/create-post.ts`]: "import type { Pool } from 'pg';" },
    { [`${M}/posts/create-post.ts`]: "const rows = tx.selectFrom('posts').selectAll();" },
    { 'apps/server/src/commands/a.ts': "import pg from 'pg';" },
  ],
  'writes-own-tables': [
    { [`${M}/credits/credits.queries.ts`]: "tx.updateTable('ledger_accounts').set({ balance: 1 });" },
    { [`${M}/credits/credits.queries.ts`]: 'sql`insert into ledger_postings (id) values (1)`;' },
    { [`${M}/credits/credits.queries.ts`]: 'sql`with x as (DELETE FROM only ledger_entries) select 1`;' },
    { [`${M}/posts/posts.queries.ts`]: "tx.deleteFrom('purchases');" },
    { [`${M}/posts/posts.queries.ts`]: "tx.insertInto('a_table_of_nobody');" },
    { 'apps/server/src/invariants/a.ts': 'sql`update ledger_accounts set balance = 0`;' },
  ],
  'environment-has-one-reader': [
    { [`${M}/posts/create-post.ts`]: 'const port = process.env.PORT;' },
    { 'apps/server/src/main.ts': "const { PORT } = process['env'];" },
    { 'apps/web/src/lib/api.ts': "import { env } from 'node:process';" },
  ],
  'features-do-not-meet': [
    { 'apps/web/src/features/posts/a.tsx': "import { useWallet } from '../credits/api/use-wallet.ts';" },
    { 'apps/web/src/features/posts/a.tsx': "import { homeOf } from '../../app/homes.ts';" },
  ],
  'ui-and-lib-know-no-feature': [
    { 'apps/web/src/ui/a.tsx': "import { PostCard } from '../features/posts/components/post-card.tsx';" },
    { 'apps/web/src/lib/a.ts': "import { homeOf } from '../app/homes.ts';" },
    { 'apps/web/src/lib/a.ts': "import { Avatar } from '../ui/avatar.tsx';" },
  ],
  'mantine-lives-in-ui': [
    { 'apps/web/src/features/credits/a.tsx': "import { TextInput } from '@mantine/core';" },
    { 'apps/web/src/app/pages/a.tsx': "const hooks = await import('@mantine/hooks');" },
  ],
  'one-stylesheet-per-component': [
    { 'apps/web/src/ui/a.tsx': "import classes from './b.module.css';" },
    { 'apps/web/src/app/pages/a.tsx': "import classes from '../../features/posts/a.module.css';" },
  ],
  'pages-live-in-app': [{ 'apps/web/src/features/credits/buy-credits-page.tsx': '' }],
  'names-say-what-is-inside': [
    { 'apps/web/src/lib/utils.ts': '' },
    { 'apps/server/src/platform/date-helpers.ts': '' },
    { [`${M}/posts/common/preview.ts`]: '' },
    { [`${M}/posts/post-manager.ts`]: '' },
  ],
  'tests-are-of-one-subject': [{ 'e2e/buying.spec.ts': '\n'.repeat(301) }],
  'what-is-heavy-comes-late': [
    { [`${M}/posts/posts.jobs.ts`]: "import sharp from 'sharp';" },
    {
      'apps/server/src/main.ts': "import { a } from './a.ts';",
      'apps/server/src/a.ts': "export { b } from './b.ts';",
      'apps/server/src/b.ts': "import { createClient } from 'ioredis';",
    },
    {
      'apps/server/src/jobs.ts': "import { calls } from '@likha/contract/calls';",
      'packages/contract/src/calls.ts': "import { z } from 'zod';",
    },
  ],
  [NO_CYCLES]: [
    {
      [`${M}/posts/create-post.ts`]: "import { a } from '../media/index.ts';",
      [`${M}/media/store-upload.ts`]: "import type { B } from '../accounts/index.ts';",
      [`${M}/accounts/register-account.ts`]: "import { c } from '../posts/index.ts';",
    },
  ],
  [NO_FILE_CYCLES]: [
    {
      'apps/web/src/features/posts/unlock-button.tsx': "const load = () => import('./unlock-dialog.tsx');",
      'apps/web/src/features/posts/unlock-dialog.tsx': "import type { Offer } from './unlock-button.tsx';",
    },
    {
      'apps/server/src/platform/a.ts': "import { b } from './b.ts';",
      'apps/server/src/platform/b.ts': "export { c } from './c.ts';",
      'apps/server/src/platform/c.ts': "const a = await import('./a.ts');",
    },
  ],
};

/** What must stay allowed. */
const right: Record<string, Files> = {
  'the contract speaks zod and itself': {
    'packages/contract/src/posts.ts': "import { z } from 'zod'; import { page } from './fields.ts';",
  },
  'tests look behind doors': {
    'apps/demo/src/artwork.test.ts':
      "import { a } from '../../server/src/modules/media/upload/recognise-file.ts'; process.env.PATH;",
    'apps/server/src/providers/payments/sandbox.fixture.ts': "import '../../../../sandbox/src/app.ts';",
    'apps/server/test/factory.ts': "db.insertInto('users');",
    'bench/main.ts': "import { buildApp } from '../apps/server/src/app.ts';",
  },
  'a module by its door': {
    [`${M}/credits/unlock-content.ts`]:
      "import { accounts } from '../ledger/index.ts'; import { findFacts } from './credits.queries.ts';",
    [`${M}/credits/module.ts`]: "const load = () => import('./credits.routes.ts');",
    'apps/server/src/modules.ts': "import { creditsModule } from './modules/credits/module.ts';",
  },
  'a use case that is awaited, its refusal, and a service by its maker': {
    [`${M}/posts/create-post.ts`]:
      "import { addPost } from './posts.queries.ts'; export async function createPost() {} export function change(): Promise<void> { return createPost(); } export function taken(): AppError { return new AppError('taken'); } export const createSessions = () => ({});",
  },
  'a law asks the database': {
    [`${M}/credits/laws/a.law.ts`]: "import { sql } from 'kysely'; sql`select 1 from ledger_entries`;",
  },
  'the demo by its seam, and modules by their doors': {
    'apps/server/src/load-demo.ts': "const load = () => import('../../demo/src/index.ts');",
    'apps/demo/src/seed.ts':
      "import type { Deps } from '../../server/src/deps.ts'; import { createPost } from '../../server/src/modules/posts/index.ts';",
  },
  'a presenter names the shape of a row': {
    [`${M}/credits/present-purchase.ts`]: "import type { PurchaseRow } from './purchases.queries.ts';",
  },
  'queries read what others own': {
    [`${M}/credits/credits.queries.ts`]:
      "import { sql } from 'kysely'; db.selectFrom('posts as p'); sql`select 1 from ledger_accounts for update`;",
  },
  'the ledger writes the books': {
    [`${M}/ledger/ledger.queries.ts`]: 'sql`update ledger_accounts a set balance = 0`;',
  },
  'kept counters are named exceptions': {
    [`${M}/posts/posts.queries.ts`]: "tx.updateTable('users');",
  },
  'words in comments and texts are no imports': {
    'apps/web/src/ui/a.tsx': "// import '../features/posts/a.tsx'\nconst say = 'process.env and import x';",
  },
  'a component imports its own stylesheet': {
    'apps/web/src/ui/a.tsx': "import classes from './a.module.css';",
  },
  'ui wraps the component kit': { 'apps/web/src/ui/a.tsx': "import { Tabs } from '@mantine/core';" },
  'a page composes features': {
    'apps/web/src/app/pages/fan.tsx':
      "import '../../features/posts/a.tsx'; import '../../features/credits/b.tsx';",
  },
  'two modules with one that both use': {
    [`${M}/posts/create-post.ts`]: "import { a } from '../settings/index.ts';",
    [`${M}/media/store-upload.ts`]: "import { a } from '../settings/index.ts';",
  },
  'what is heavy, when it is wanted': {
    'apps/server/src/main.ts':
      "import type { Redis } from 'ioredis'; import './a.ts'; const load = () => import('./app.ts');",
    'apps/server/src/a.ts': "const { Redis } = await import('ioredis');",
    'apps/server/src/app.ts': "import { fastify } from 'fastify'; import '@likha/contract/limits';",
    'packages/contract/src/limits.ts': 'export const POLICY = {};',
  },
  'common passwords are not a common folder': { [`${M}/accounts/common-passwords.ts`]: '' },
};

const check = (files: Files) => checkBoundaries(new Map(Object.entries(files)));

describe('boundaries', () => {
  it('has a wrong import for every rule', () => {
    expect(Object.keys(wrong).sort()).toEqual(
      [...rules.map((rule) => rule.name), NO_CYCLES, NO_FILE_CYCLES].sort(),
    );
  });

  const cases = Object.entries(wrong).flatMap(([rule, all]) => all.map((files) => ({ rule, files })));
  it.each(cases)('$rule refuses $files', ({ rule, files }) => {
    const violations = check(files);
    expect(violations.map((violation) => violation.rule)).toContain(rule);
    const blamed = violations.find((violation) => violation.rule === rule);
    expect(Object.keys(files)).toContain(blamed?.path);
    expect(blamed?.line).toBe(1);
  });

  it.each(Object.entries(right))('allows %s', (_name, files) => {
    expect(check(files)).toEqual([]);
  });

  it('says which way round a cycle goes, once', () => {
    const [files = {}] = wrong[NO_CYCLES] ?? [];
    expect(check(files)).toEqual([
      expect.objectContaining({
        message: 'posts → media → accounts → posts',
        path: `${M}/posts/create-post.ts`,
      }),
    ]);
  });

  it('names the line', () => {
    const [violation] = check({ 'apps/web/src/lib/a.ts': "\n\nimport '../ui/avatar.tsx';\n" });
    expect(violation?.line).toBe(3);
  });

  it('refuses to judge what it cannot parse', () => {
    expect(() => check({ 'apps/server/src/a.ts': 'const = ;' })).toThrow('apps/server/src/a.ts');
  });
});
