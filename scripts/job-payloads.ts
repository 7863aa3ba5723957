import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = resolve(import.meta.dirname, '..');
/** A job that somebody adds is declared here; one by the clock alone is told nothing. */
const DECLARED = 'apps/server/src/modules/*/declared-jobs.ts';

/** What a payload is, as JSON says it. */
export type Described = Readonly<Record<string, unknown>>;

/** What is used here of a declaration, whichever release wrote it. */
interface Payload {
  toJSONSchema(options: object): Described;
}

interface Declared {
  id: string;
  payload: Payload;
}

/**
 * What each job of a release is told, by its name.
 * @param root of the release, which may be another than this one
 */
export async function describeJobs(root = ROOT): Promise<Record<string, Described>> {
  const files = globSync(DECLARED, { cwd: root }).sort();
  const loaded = await Promise.all(files.map((file) => import(pathToFileURL(join(root, file)).href)));
  const jobs = loaded.flatMap((module: object) => Object.values(module).flatMap(jobsIn));
  return Object.fromEntries(jobs.map(({ id, payload }) => [id, sayPayload(payload)]));
}

/** A declared job, or one for each provider. */
function jobsIn(value: unknown): Declared[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'id' in value && 'payload' in value ? [value as Declared] : Object.values(value).flatMap(jobsIn);
}

function sayPayload(payload: Payload): Described {
  return payload.toJSONSchema({
    io: 'input',
    unrepresentable: 'any',
    // A moment is written as JSON writes it.
    override: ({ zodSchema, jsonSchema }: Overridden) => {
      if (zodSchema._zod.def.type === 'date')
        Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
    },
  });
}

interface Overridden {
  zodSchema: { _zod: { def: { type: string } } };
  jsonSchema: object;
}

if (import.meta.main) process.stdout.write(JSON.stringify(await describeJobs()));
