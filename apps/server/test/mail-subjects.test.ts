import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MODULES = new URL('../src/modules/', import.meta.url).pathname;

it('names nobody and no work in the subject of a mail (P366)', () => {
  const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.texts.json'),
  );
  const subjects = files.flatMap((file) => {
    const texts: Record<string, Record<string, string>> = JSON.parse(
      readFileSync(join(MODULES, file), 'utf8'),
    );
    return Object.entries(texts).filter(([key]) => /subject/i.test(key));
  });
  expect(subjects.length).toBeGreaterThan(40);
  for (const [key, languages] of subjects)
    for (const words of Object.values(languages)) {
      // What may be filled in: amounts, how many, a day, a month or a year.
      const filled = [...words.matchAll(/\{(\w+)/g)].map(([, name]) => name);
      for (const name of filled)
        expect(['amount', 'count', 'credits', 'day', 'month', 'paid', 'year'], key).toContain(name);
      expect(words, key).not.toMatch(/18\+|adult|nude|sex|porn|mature/i);
    }
});
