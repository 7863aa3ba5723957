export const MODULES = 'apps/server/src/modules/';

export type Role =
  | 'index'
  | 'module'
  | 'routes'
  | 'jobs'
  | 'declared jobs'
  | 'queries'
  | 'law'
  | 'deps'
  | 'use case'
  | 'pure'
  | 'outside';

/** What a use case's name begins with: with this list, names alone tell use cases from domain. Add a verb freely. */
const VERBS = new Set(
  `accept access act add adopt anchor answer apply approve ask ban block buy cancel change check choose claim clean close compare confirm consume count create decide delete dismiss
  edit end erase expire export find flag follow forget gather grant issue judge keep leave lift like list lock mail mark make match move notify open pause pay post process promote
  publish probe read receive reconcile record refund refuse register reject release remove renew render replace replay report request reserve
  reset resolve restore resume retry return reverse review revoke save screen seal seed send serve settle show sign start stop store strip
  spend submit subscribe suggest sweep take tip trace unblock unfollow unlock unsubscribe update upload validate verify warn withdraw write`.split(
    /\s+/,
  ),
);

/**
 * Services that keep state in memory and therefore are things, not acts: named for what they are, and they query.
 * Each says on top of its file what it remembers and for how long.
 */
const SERVICES = new Set([`${MODULES}accounts/sessions.ts`, `${MODULES}posts/view-counter.ts`]);

/** Tests and their fixtures, the bench, the journeys and the scripts: they may look behind doors. */
export function isTest(path: string): boolean {
  return (
    /\.(?:test|spec|fixture)\.tsx?$/.test(path) ||
    /^(?:apps\/server\/test|bench|e2e|scripts)\//.test(path) ||
    /(?:^|\/)(?:vite|vitest|playwright)\.config\.ts$/.test(path)
  );
}

export function fileOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The module that a file belongs to; null for all other files. */
export function moduleOf(path: string): string | null {
  if (!path.startsWith(MODULES)) return null;
  return path.slice(MODULES.length).split('/')[0] ?? null;
}

/** What a module's file is, by its name (docs/architecture.md). Domain, policies and presenters are pure; only files of modules have a role. */
export function roleOf(path: string): Role {
  if (moduleOf(path) === null) return 'outside';
  const file = fileOf(path);
  if (file === 'index.ts') return 'index';
  if (file === 'module.ts') return 'module';
  const kind = /\.(routes|jobs|queries|law)\.ts$/.exec(file)?.[1];
  if (kind) return kind as Role;
  if (file === 'declared-jobs.ts') return 'declared jobs';
  if (file.endsWith('-deps.ts')) return 'deps';
  return SERVICES.has(path) || isUseCase(file) ? 'use case' : 'pure';
}

function isUseCase(file: string): boolean {
  const [verb = '', ...rest] = file.replace(/\.ts$/, '').split('-');
  return rest.length > 0 && VERBS.has(verb);
}
