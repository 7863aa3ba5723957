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
  | 'policy'
  | 'presenter'
  | 'by its imports'
  | 'outside';

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

/**
 * What a module's file is, by its suffix or prefix (docs/architecture.md). Any other is a use case when it reaches out of the
 * process and domain when it does not, which its imports say and no name; only files of modules have a role.
 */
export function roleOf(path: string): Role {
  if (moduleOf(path) === null) return 'outside';
  const file = fileOf(path);
  if (file === 'index.ts') return 'index';
  if (file === 'module.ts') return 'module';
  const kind = /\.(routes|jobs|queries|law|policy)\.ts$/.exec(file)?.[1];
  if (kind) return kind as Role;
  if (file === 'declared-jobs.ts') return 'declared jobs';
  if (file.endsWith('-deps.ts')) return 'deps';
  return file.startsWith('present-') ? 'presenter' : 'by its imports';
}
