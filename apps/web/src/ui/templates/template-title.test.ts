import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { templateTitle } from './template-title.ts';
import { templatesTexts } from './templates.texts.generated.ts';

const { en, fil } = templatesTexts;

it('calls each template that Likha came with by a title of either language', () => {
  const migration = readFileSync('apps/server/migrations/0201-templates.sql', 'utf8');
  const titles = [...migration.matchAll(/^ {2}\('[0-9a-f-]+', '\w+', '([^']+)',$/gm)].map(
    ([, title]) => title ?? '',
  );
  expect(titles).toHaveLength(12);
  for (const title of titles) {
    const included = { title, changed_by: null };
    expect(templateTitle(included, en)).toBe(title);
    expect(templateTitle(included, fil)).not.toBe(title);
  }
});

it('calls what staff named as they named it', () => {
  expect(templateTitle({ title: 'First warning', changed_by: 'Luz' }, fil)).toBe('First warning');
  expect(templateTitle({ title: 'constructor', changed_by: null }, fil)).toBe('constructor');
});
