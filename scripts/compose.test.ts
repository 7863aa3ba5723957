import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Service {
  depends_on?: string[] | Record<string, unknown>;
}

const { services } = parse(readFileSync(join(import.meta.dirname, '../compose.yaml'), 'utf8'), {
  merge: true,
}) as { services: Record<string, Service> };

it('replaces web nodes without a word to what stands before them', () => {
  const dependents = Object.entries(services).filter(([, { depends_on: on = {} }]) =>
    (Array.isArray(on) ? on : Object.keys(on)).includes('web'),
  );
  expect(dependents.map(([name]) => name)).toEqual([]);
});
