import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv, VARIABLES } from '../apps/server/src/env.ts';
import { commandsOf } from './likha.mjs';

/** One host without containers: what docs/operations.md tells an operator to copy and to type is there (P923). */
const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'ops/host');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const guide = read('docs/operations.md');
const section = /## From an empty Debian to the first sale\n([\s\S]*?)\n## /.exec(guide)?.[1] ?? '';
const units = readdirSync(FOLDER).filter((name) => name.startsWith('likha-'));

const settings = Object.fromEntries(
  read('ops/host/settings.env')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string])
    .map(([name, value]) => [name, value.replace(/^"(.*)"$/, '$1')]),
);

describe('one host', () => {
  it('is set by variables that are read', () => {
    expect(Object.keys(settings).filter((name) => !VARIABLES.includes(name))).toEqual([]);
    expect(read('ops/host/settings.env')).not.toMatch(/^[A-Z_]+=[^"\s]*[ \t]/m);
  });

  it.each(['web', 'worker'])('starts a %s by its settings, once a secret is made', (ROLE) => {
    const env = readEnv({ ...settings, ROLE, APP_SECRET: `7d54${'3f1c9a0b'.repeat(5)}` });
    expect([env.DEMO, env.PUBLIC_URL, env.TRUST_PROXY]).toEqual([false, 'https://likha.example', 1]);
  });

  it('runs programs that are there, by the user and settings of all', () => {
    for (const unit of units) {
      const text = read(`ops/host/${unit}`);
      for (const [file] of text.matchAll(/\b(?:apps|scripts)\/[\w/.-]+\.(?:ts|mjs)/g))
        expect(existsSync(join(ROOT, file)), `${unit}: ${file}`).toBe(true);
      if (/-(web|worker|backup)\b.*service$/.test(unit))
        expect(text, unit).toMatch(/^User=likha$[\s\S]*^EnvironmentFile=\/etc\/likha\/settings\.env$/m);
    }
  });

  it('asks each node at the port that the proxy leads to', () => {
    const ports = [...new Set([...section.matchAll(/likha-web@(\d+)/g)].map(([, port]) => port))];
    for (const port of ports) expect(read('ops/host/Caddyfile')).toContain(`127.0.0.1:${port}`);
    expect(ports).toHaveLength(2);
  });
});

describe('the guide', () => {
  it('tells of commands that there are', () => {
    const told = [...section.matchAll(/^likha ([a-z-]+)|[`&] ?likha ([a-z-]+)/gm)].map(
      ([, a, b]) => a ?? b ?? '',
    );
    expect(told.length).toBeGreaterThan(5);
    expect(told.filter((name) => !commandsOf().has(name))).toEqual([]);
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    for (const [, name = ''] of section.matchAll(/npm run ([a-z:-]+)/g))
      expect(scripts).toHaveProperty([name]);
  });

  it('starts units that there are', () => {
    const told = [...section.matchAll(/\blikha-(?:web@|[a-z]+(?:\.timer)?)/g)].map(([name]) => name);
    const known = units.map((name) => name.replace(/\.service$/, ''));
    expect([...new Set(told)].filter((name) => !known.includes(name))).toEqual([]);
  });

  it('names files and variables that there are, on the whole page', () => {
    const files = [...guide.matchAll(/\bops\/[\w/.-]*\w/g)].map(([file]) => file);
    expect(files.filter((file) => !existsSync(join(ROOT, file)) && !file.endsWith('likha-'))).toEqual([]);
    const variables = [...section.matchAll(/\b(?!LIKHA)[A-Z0-9]+_[A-Z0-9_]+\b/g)].map(([name]) => name);
    // Node's own, and the sandbox's (apps/sandbox/README.md).
    const others = ['NODE_EXTRA_CA_CERTS', 'WEBHOOK_URL_PAYPAL', 'WEBHOOK_URL_PAYMONGO'];
    expect(variables.filter((name) => !VARIABLES.includes(name) && !others.includes(name))).toEqual([]);
  });
});
