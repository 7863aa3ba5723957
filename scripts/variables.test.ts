import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { KEEPING, SECRETS, VARIABLES } from '../apps/server/src/env.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Why compose.yaml does not pass them. */
const NOT_IN_COMPOSE: Record<string, string> = {
  PORT: 'the image says it',
  HOST: 'the image says it',
  DATA_DIR: 'the image says it',
  DEMO: 'the image says it',
  DEMO_PUBLIC: 'of the demo',
  DEMO_CROWD: 'of the demo',
  SANDBOX_PORT: 'of the demo',
};

it('finds every variable in the README, and no other', () => {
  const rows = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name),
  );
  expect([...named].sort()).toEqual([...VARIABLES].sort());
});

it('finds every variable in compose.yaml, or why it is not there', () => {
  const passed = new Set(
    [...read('compose.yaml').matchAll(/^ {4,6}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name),
  );
  const missing = VARIABLES.filter((name) => !passed.has(name) && !(name in NOT_IN_COMPOSE));
  expect(missing).toEqual([]);
  expect(Object.keys(NOT_IN_COMPOSE).filter((name) => passed.has(name) || !VARIABLES.includes(name))).toEqual(
    [],
  );
});

it('lets whoever runs compose set what is theirs to set', () => {
  const fixed = [
    'DATABASE_URL',
    'REDIS_URL',
    'S3_ENDPOINT',
    'S3_BUCKET',
    'BACKUP_DIR',
    'ROLE',
    'HEALTH_PORT',
  ];
  const text = read('compose.yaml');
  const unset = VARIABLES.filter(
    (name) => !(name in NOT_IN_COMPOSE) && !fixed.includes(name) && !text.includes(`\${${name}`),
  );
  expect(unset).toEqual([]);
});

it('tells each role its own secrets in compose.yaml, and none of the other’s', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<'web' | 'worker', { environment: Record<string, string> }>;
  };
  for (const role of ['web', 'worker'] as const) {
    const told = Object.entries(services[role].environment).filter(
      ([name, value]) => name in SECRETS && value !== '',
    );
    const own = Object.entries(SECRETS).filter(([, roles]) => (roles as readonly string[]).includes(role));
    expect(told.map(([name]) => name).sort(), role).toEqual(own.map(([name]) => name).sort());
  }
});

it('tells who makes backups what is kept and where, and nothing of money or mail', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    services: { backup: { environment: Record<string, string> } };
  };
  const told = Object.keys(services.backup.environment);
  expect([...told, 'DATA_DIR'].sort()).toEqual([...KEEPING].sort());
});
