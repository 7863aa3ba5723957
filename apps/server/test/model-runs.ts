import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import fc from 'fast-check';

const ROOT = resolve(import.meta.dirname, '../../..');
const KEPT_IN = join(ROOT, '.cache/model');

/** One that failed, as it is kept: it is lived through again as it is, whatever the model makes of its seed by then. */
interface Kept {
  model: string;
  seed: number;
  path: string | null;
  value: unknown;
}

/** What `npm run model` asks for. */
export const IS_COMMAND = Boolean(process.env.MODEL_RUNS);
const { MODEL_SEED, MODEL_REPLAY } = process.env;

interface Model<T> {
  /** Names what a failure leaves. */
  name: string;
  /** What one is called, in the plural, where it is said how far it is. */
  plural: string;
  arbitrary: fc.Arbitrary<T>;
  /** Lived through before any others. */
  known?: readonly T[];
  runs: number;
  /** One of its that fails always fails, and so do smaller ones. */
  isForetold?: boolean;
  live(value: T): Promise<void>;
  /** After every twenty, and at the end. */
  look(): Promise<void>;
}

const LOOK_EVERY = 20;

/**
 * Lives through random ones, others at each run, or as often as said through one that failed. By the command it says how far it is.
 * @throws at the first that breaks a promise: what it was is kept in a file, with its seed, and the error says how to live it again
 */
export async function runModel<T>(model: Model<T>): Promise<void> {
  let lived = 0;
  const property = fc.asyncProperty(model.arbitrary, async (value) => {
    await model.live(value);
    lived += 1;
    if (lived % LOOK_EVERY !== 0) return;
    await model.look();
    if (IS_COMMAND) process.stdout.write(`${lived} of ${model.runs} ${model.plural}\n`);
  });
  const again = MODEL_REPLAY ? readKept<T>(MODEL_REPLAY, model.runs) : null;
  const details = await fc.check(property, {
    numRuns: model.runs,
    // Of one that fails by chance, a smaller one that does not would hide it.
    endOnFailure: !model.isForetold,
    examples: (again ?? model.known ?? []).map((value): [T] => [value]),
    ...(MODEL_SEED ? { seed: Number(MODEL_SEED) } : {}),
  });
  if (!details.failed) return model.look();
  const file = keep({
    model: model.name,
    seed: details.seed,
    path: details.counterexamplePath,
    value: details.counterexample?.[0],
  });
  const said = `${fc.defaultReportMessage(details)}\nlive it again: npm run model -- --replay=${file}`;
  throw new Error(said, { cause: details.errorInstance });
}

function readKept<T>(file: string, times: number): T[] {
  const { value } = JSON.parse(readFileSync(resolve(ROOT, file), 'utf8')) as Kept;
  return Array.from({ length: times }, () => value as T);
}

/** @returns where it is, below the repository */
function keep(failed: Kept): string {
  mkdirSync(KEPT_IN, { recursive: true });
  const file = join(KEPT_IN, `${failed.model}-${failed.seed}.json`);
  writeFileSync(file, `${JSON.stringify(failed)}\n`);
  return relative(ROOT, file);
}
