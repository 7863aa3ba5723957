import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { calls } from '@likha/contract/calls';
import { describe, expect, it } from 'vitest';
import { modules } from '../src/modules.ts';
import type { ServerModule } from '../src/platform/server-module.ts';
import { useHarness } from './harness.ts';

/** The contract's calls and the modules that answer them carry the same noun, so that who knows one finds the other. */
const CONTRACT = fileURLToPath(new URL('../../../packages/contract/src/', import.meta.url));

const FEATURES = fileURLToPath(new URL('../../web/src/features/', import.meta.url));

/** Features that no module answers, and why. */
const OF_NO_MODULE: Readonly<Record<string, string>> = {
  legal: 'documents alone, which nobody is asked for',
};

const harness = useHarness();

describe('a call is declared under the name of its module', () => {
  it('whichever it is', async () => {
    const answered = new Map<string, string>();
    const list: readonly ServerModule[] = modules;
    for (const module of list)
      for (const call of Object.keys((await module.handlers?.(harness.deps)) ?? {}))
        answered.set(call, module.name);
    const declared = await declaredCalls();
    expect([...declared.keys()].sort(), 'the list in calls.ts').toEqual(Object.keys(calls).sort());
    const astray = [...declared].filter(([call, noun]) => noun !== answered.get(call));
    expect(
      astray.map(([call, noun]) => `${call}: ${noun}, answered by ${answered.get(call) ?? 'nobody'}`),
    ).toEqual([]);
  });
});

describe('a feature of the web', () => {
  it('is called as the module whose screens it brings', () => {
    const names = new Set<string>(modules.map(({ name }) => name));
    const astray = readdirSync(FEATURES).filter(
      (feature) => !names.has(feature) && !(feature in OF_NO_MODULE),
    );
    expect(astray).toEqual([]);
  });
});

/** Each call with the noun of the file or the folder that declares it. */
async function declaredCalls(): Promise<Map<string, string>> {
  const declared = new Map<string, string>();
  for (const file of readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts') || file === 'calls.ts') continue;
    const exported: Record<string, unknown> = await import(pathToFileURL(join(CONTRACT, file)).href);
    for (const [name, calls] of Object.entries(exported))
      if (name.endsWith('Calls'))
        for (const call of Object.keys(calls as object)) declared.set(call, file.split(/[/.]/)[0] ?? '');
  }
  return declared;
}
