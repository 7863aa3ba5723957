import { modules } from '../../apps/server/src/modules.ts';
import type { ServerModule } from '../../apps/server/src/platform/server-module.ts';
import { whatIsHeavyComesLate } from './carried.ts';
import { fileOf, isTest, MODULES, moduleOf, roleOf } from './places.ts';
import type { Import, Source } from './read-source.ts';
import type { Rule } from './rule.ts';

const SERVER = 'apps/server/src/';
/** What reads what strangers uploaded. */
const CODECS = new Set(['mediabunny', 'node-webcodecs']);
const WEB = 'apps/web/';
const SANDBOX = 'apps/sandbox/';
const CONTRACT = 'packages/contract/';
const PASSWORDS = 'packages/passwords/';
const DEMO = 'apps/demo/';
/** The one file that loads the demo. */
const DEMO_SEAM = 'apps/server/src/load-demo.ts';

/** A rule about imports of the product's own files; tests, the bench and the journeys may import more. */
function importRule(name: string, says: string, isWrong: (path: string, imported: Import) => boolean): Rule {
  return {
    name,
    says,
    find: ({ path, imports }) =>
      isTest(path)
        ? []
        : imports
            .filter((imported) => isWrong(path, imported))
            .map(({ target, line }) => ({ line, message: `imports ${target}` })),
  };
}

function starts(path: string, ...folders: string[]): boolean {
  return folders.some((folder) => path.startsWith(folder));
}

const workspaceRules: Rule[] = [
  importRule(
    'contract-imports-zod-only',
    'The contract imports zod and its own files, nothing else.',
    (path, { target }) => starts(path, CONTRACT) && !starts(target, CONTRACT) && target !== 'zod',
  ),
  importRule(
    'passwords-know-nobody',
    'What judges passwords imports its estimator and its own files: server and web both carry it.',
    (path, { target }) =>
      starts(path, PASSWORDS) && !starts(target, PASSWORDS) && !target.startsWith('@zxcvbn-ts/'),
  ),
  importRule(
    'server-stands-alone',
    'The server imports neither the web nor the sandbox, and the demo in one file that loads it when it is wanted.',
    (path, { target }) =>
      starts(path, 'apps/server/') &&
      (starts(target, WEB, SANDBOX) || (starts(target, DEMO) && path !== DEMO_SEAM)),
  ),
  importRule(
    'demo-uses-public-doors',
    'The demo imports the platform, the index.ts of modules, and types of what wires them.',
    (path, { target, isType }) =>
      starts(path, DEMO) &&
      (starts(target, WEB, SANDBOX) ||
        (starts(target, SERVER) &&
          !isType &&
          !starts(target, `${SERVER}platform/`) &&
          target !== `${MODULES}${moduleOf(target)}/index.ts`)),
  ),
  importRule(
    'web-stands-alone',
    'The web imports neither the server, the sandbox nor the demo.',
    (path, { target }) => starts(path, WEB) && starts(target, 'apps/server/', SANDBOX, DEMO),
  ),
  importRule(
    'sandbox-stands-alone',
    'The sandbox imports nothing of ours: it stands for companies that do not know us.',
    (path, { target }) => starts(path, SANDBOX) && starts(target, 'apps/server/', WEB, CONTRACT),
  ),
];

const serverRules: Rule[] = [
  importRule(
    'videos-are-read-in-the-child',
    'What reads videos is imported by media/video/child only, which runs confined: no other process loads it. The web imports what writes them, where a creator goes live.',
    (path, { target, isType }) =>
      !isType &&
      CODECS.has(target.split('/')[0] ?? '') &&
      starts(path, 'apps/', 'packages/') &&
      !starts(path, `${MODULES}media/video/child/`, 'apps/web/src/features/live/host/'),
  ),
  importRule(
    'platform-knows-no-business',
    'The platform imports the contract and itself: no module, no provider, nothing that wires.',
    (path, { target }) =>
      starts(path, `${SERVER}platform/`) && starts(target, SERVER) && !starts(target, `${SERVER}platform/`),
  ),
  importRule(
    'providers-know-no-business',
    'Providers import the platform and the contract.',
    (path, { target }) =>
      starts(path, `${SERVER}providers/`) &&
      starts(target, SERVER) &&
      !starts(target, `${SERVER}platform/`, `${SERVER}providers/`),
  ),
  importRule(
    'modules-are-not-wired-here',
    'A module gets what it needs from its caller: it imports modules, providers and the platform, never what wires them.',
    (path, { target }) =>
      starts(path, MODULES) &&
      starts(target, SERVER) &&
      !starts(target, MODULES, `${SERVER}platform/`, `${SERVER}providers/`),
  ),
  importRule(
    'index-is-the-door',
    'From outside a module only its index.ts is imported; its module.ts by the one list of modules.',
    (path, { target }) => {
      const module = moduleOf(target);
      if (path === `${SERVER}modules.ts` && target === `${MODULES}${module}/module.ts`) return false;
      return module !== null && module !== moduleOf(path) && target !== `${MODULES}${module}/index.ts`;
    },
  ),
  importRule(
    'ledger-imports-no-module',
    'The ledger imports no module.',
    (path, { target }) =>
      moduleOf(path) === 'ledger' && moduleOf(target) !== null && moduleOf(target) !== 'ledger',
  ),
];

/** Who may import what inside one module, at run time; a type (the shape of a row) may come from queries. */
const layerRules: Rule[] = [
  importRule(
    'routes-call-use-cases',
    'Routes call use cases; they do not query.',
    (path, { target, isType }) =>
      roleOf(path) === 'routes' && !isType && sameModule(path, target) && roleOf(target) === 'queries',
  ),
  importRule(
    'nothing-calls-routes',
    'Routes and jobs are the outermost layer: only module.ts imports them.',
    (path, { target }) =>
      sameModule(path, target) && ['routes', 'jobs'].includes(roleOf(target)) && roleOf(path) !== 'module',
  ),
];

function sameModule(path: string, target: string): boolean {
  return moduleOf(path) !== null && moduleOf(path) === moduleOf(target);
}

const queriesOnlyQuery: Rule = {
  name: 'queries-only-query',
  says: 'Queries import the platform, other queries and what is pure, never a use case.',
  find({ path, imports }, all) {
    if (isTest(path) || roleOf(path) !== 'queries') return [];
    return imports
      .filter(({ target, isType }) => !isType && sameModule(path, target) && isUseCase(target, all))
      .map(({ target, line }) => ({ line, message: `imports ${target}` }));
  },
};

const policiesAndPresentersArePure: Rule = {
  name: 'policies-and-presenters-are-pure',
  says: 'Policies and presenters query nothing and call no provider, nor do files of their module that they import.',
  find({ path, imports }, all) {
    if (isTest(path) || !['policy', 'presenter'].includes(roleOf(path))) return [];
    return imports
      .filter(({ target, isType }) => !isType && (acts(target) || reachesOut(path, target, all, new Set())))
      .map(({ target, line }) => ({ line, message: `imports ${target}, which is not pure` }));
  },
};

/**
 * Whoever reaches out is awaited, so that what is not awaited is pure: `purchase.ts` with its transitions cannot take up a
 * query, whatever it is called. A refusal is made beside the use case that throws it, and a service by its `create…`.
 */
const domainIsPure: Rule = {
  name: 'domain-is-pure',
  says: 'A file that queries, adds jobs or calls a provider exports what is awaited: what is worked out at once lives in a file that reaches nothing, and may be tested without a database.',
  find({ path, atOnce }, all) {
    if (isTest(path) || !isUseCase(path, all)) return [];
    return atOnce
      .filter(({ name, gives }) => !['AppError', 'Filled'].includes(gives) && !/^create[A-Z]/.test(name))
      .map(({ name, line }) => ({ line, message: `exports ${name}, which is worked out at once` }));
  },
};

/** A file without a declared role that reaches out of the process. */
function isUseCase(path: string, all: ReadonlyMap<string, Source>): boolean {
  return roleOf(path) === 'by its imports' && reachesOut(path, path, all, new Set());
}

/** Files that reach out of the process. */
function acts(target: string): boolean {
  return (
    roleOf(target) === 'queries' ||
    starts(target, `${SERVER}providers/`, `${SERVER}platform/database/`) ||
    target === `${SERVER}platform/jobs.ts`
  );
}

/** Does a file of the same module reach out, itself or through others of the module? */
function reachesOut(
  path: string,
  target: string,
  all: ReadonlyMap<string, Source>,
  seen: Set<string>,
): boolean {
  if (!sameModule(path, target) || seen.has(target)) return false;
  seen.add(target);
  const imports = all.get(target)?.imports.filter(({ isType, isLate }) => !isType && !isLate) ?? [];
  return imports.some((next) => acts(next.target) || reachesOut(path, next.target, all, seen));
}

const SQL_HOMES = [`${SERVER}platform/`, `${SERVER}backup/`];

function mayHoldSql(path: string): boolean {
  return isTest(path) || starts(path, ...SQL_HOMES) || /\.(?:queries|law)\.ts$/.test(path);
}

const sqlLivesInQueries: Rule = {
  name: 'sql-lives-in-queries',
  says: 'Statements are built in *.queries.ts, *.law.ts, the platform and backups; nobody else imports kysely or pg.',
  find({ path, imports, statements }) {
    if (mayHoldSql(path)) return [];
    // deps.ts names the pool's type, as it closes it.
    const drivers = imports.filter(
      ({ target, isType }) =>
        ['kysely', 'pg'].includes(target) && !(isType && path === `${SERVER}deps.ts` && target === 'pg'),
    );
    return [
      ...drivers.map(({ target, line }) => ({ line, message: `imports ${target}` })),
      ...statements.map(({ text, line }) => ({ line, message: `builds a statement: ${text}` })),
    ];
  },
};

/** Which module writes which table, as the modules say. A table of none belongs to nobody and nobody may write it. */
const TABLE_OWNERS: Readonly<Record<string, string>> = Object.fromEntries(
  modules.flatMap(({ name, tables }) => tables.map((table) => [table, name])),
);

/** Does the module say that it also writes this table of another, and why? */
function isShared(module: string | null, table: string): boolean {
  const list: readonly ServerModule[] = modules;
  return table in (list.find(({ name }) => name === module)?.sharedWrites ?? {});
}

const WRITE_STARTS = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);
const WRITE_SQL = /\b(?:insert\s+into|update|delete\s+from|truncate|merge\s+into)\s+(?:only\s+)?([a-z_]+)/gi;

/** Tables that a file's statements write. `do update set` and `for update` are parts of others. */
function writes({ statements, sql }: Source): { table: string; line: number }[] {
  const built = statements.flatMap(({ text, line }) => {
    const [method = '', table = ''] = text.split(' ');
    return WRITE_STARTS.has(method) ? [{ table, line }] : [];
  });
  const written = sql.flatMap(({ text, line }) =>
    [...text.matchAll(WRITE_SQL)]
      .map(([, table = '']) => ({ table: table.toLowerCase(), line }))
      .filter(({ table }) => !['set', 'of', 'skip', 'nowait'].includes(table)),
  );
  return [...built, ...written];
}

const writesOwnTables: Rule = {
  name: 'writes-own-tables',
  says: "A module writes only its own tables; a query may read others'. Nobody but the ledger writes the books.",
  find(source) {
    const { path } = source;
    if (isTest(path) || !starts(path, SERVER) || starts(path, `${SERVER}platform/`)) return [];
    return writes(source)
      .filter(({ table }) => TABLE_OWNERS[table] !== moduleOf(path))
      .filter(({ table }) => !isShared(moduleOf(path), table))
      .map(({ table, line }) => ({
        line,
        message: `writes ${table || 'a table without a name'}, which belongs to ${TABLE_OWNERS[table] ?? 'no module'}`,
      }));
  },
};

/** Who may read the environment besides tests and scripts, and why. */
const ENVIRONMENT_READERS: Readonly<Record<string, string>> = {
  [`${SERVER}env.ts`]: 'the one reader',
  [`${SERVER}platform/local/embedded-postgres.ts`]: 'gives its child PATH and nothing else',
  [`${SERVER}platform/local/sandbox-process.ts`]: 'gives its child PATH and nothing else',
  [`${SERVER}modules/media/image/image-library.ts`]: 'points fontconfig at our fonts before sharp is loaded',
  'apps/sandbox/src/main.ts': "the sandbox is a program of its own; its settings.ts is its reader's parser",
};

const environmentHasOneReader: Rule = {
  name: 'environment-has-one-reader',
  says: 'Only env.ts reads process.env.',
  find({ path, environment, imports }) {
    if (isTest(path) || !starts(path, 'apps/', 'packages/') || path in ENVIRONMENT_READERS) return [];
    const taken = imports.filter(({ target }) => target === 'node:process' || target === 'process');
    return [...environment, ...taken].map(({ line }) => ({ line, message: 'reads the environment' }));
  },
};

const webRules: Rule[] = [
  importRule(
    'features-do-not-meet',
    'A feature imports ui, lib and itself; what two need moves there, or a page composes them.',
    (path, { target }) => {
      const feature = featureOf(path);
      return (
        feature !== null &&
        (starts(target, `${WEB}src/app/`) || (featureOf(target) !== null && featureOf(target) !== feature))
      );
    },
  ),
  importRule(
    'ui-and-lib-know-no-feature',
    'ui and lib import no feature and nothing of app; lib imports no ui.',
    (path, { target }) =>
      (starts(path, `${WEB}src/ui/`, `${WEB}src/lib/`) &&
        starts(target, `${WEB}src/app/`, `${WEB}src/features/`)) ||
      (starts(path, `${WEB}src/lib/`) && starts(target, `${WEB}src/ui/`)),
  ),
  importRule(
    'mantine-lives-in-ui',
    'The component kit is imported in ui only: everything else is built of our own components.',
    (path, { target }) => starts(path, WEB) && starts(target, '@mantine/') && !starts(path, `${WEB}src/ui/`),
  ),
  importRule(
    'one-stylesheet-per-component',
    'A component imports its own stylesheet only: x.tsx that of x.module.css. What two need is a component of ui.',
    (path, { target }) =>
      starts(path, WEB) &&
      target.endsWith('.module.css') &&
      target !== path.replace(/\.tsx?$/, '.module.css'),
  ),
  {
    name: 'pages-live-in-app',
    says: 'A page is composed in app/pages; features bring components, hooks and pure logic.',
    find: ({ path }) =>
      starts(path, WEB) && path.endsWith('-page.tsx') && !starts(path, `${WEB}src/app/pages/`)
        ? [{ line: 1, message: 'is a page outside of app/pages' }]
        : [],
  },
];

function featureOf(path: string): string | null {
  return /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** As a whole name or as its last word; `common-passwords.ts` says what it holds. */
const EMPTY_NAME = /(?:^|-)(?:utils?|helpers?|common|misc|managers?)$/;

const namesSayWhatIsInside: Rule = {
  name: 'names-say-what-is-inside',
  says: 'No file and no folder is called utils, helpers, common, misc or manager.',
  find({ path }) {
    const stem = fileOf(path).split('.')[0] ?? '';
    const wrong = [...path.split('/').slice(0, -1), stem].find((name) => EMPTY_NAME.test(name.toLowerCase()));
    return wrong ? [{ line: 1, message: `is called ${wrong}` }] : [];
  },
};

/** A file of tests that is longer has several subjects, and makes a run wait for it. */
const TEST_LINES = 300;

const testsAreOfOneSubject: Rule = {
  name: 'tests-are-of-one-subject',
  says: `No file of tests has more than ${TEST_LINES} lines: it is split by behaviour, and what both parts need is a fixture.`,
  find: ({ path, lines }) =>
    /\.(?:test|spec)\.tsx?$/.test(path) && lines > TEST_LINES
      ? [{ line: 1, message: `has ${lines} lines` }]
      : [],
};

export const rules: readonly Rule[] = [
  ...workspaceRules,
  ...serverRules,
  ...layerRules,
  queriesOnlyQuery,
  policiesAndPresentersArePure,
  domainIsPure,
  sqlLivesInQueries,
  writesOwnTables,
  environmentHasOneReader,
  ...webRules,
  namesSayWhatIsInside,
  testsAreOfOneSubject,
  whatIsHeavyComesLate,
];
