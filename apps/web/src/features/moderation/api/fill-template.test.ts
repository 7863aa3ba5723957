import { afterEach, expect, it, vi } from 'vitest';
import { fillTemplate } from './fill-template.ts';

/** Fake: the network. */
function answering(text: string | null) {
  const body = { text, language: 'fil', missing: text === null ? ['rule'] : [] };
  const network = vi.fn(async () => Response.json(body));
  vi.stubGlobal('fetch', network);
  return network;
}
afterEach(() => vi.unstubAllGlobals());

const wanted = {
  template: 't1',
  subject: { type: 'comment', id: 'c1' },
  before: 'Para sa lahat',
  missing: 'Not known',
} as const;

it('writes the words of one below what was typed for all', async () => {
  const network = answering('Inalis ito.');
  expect(await fillTemplate(wanted)).toBe('Para sa lahat\n\nInalis ito.');
  expect(await fillTemplate({ ...wanted, before: undefined })).toBe('Inalis ito.');
  expect(String(network.mock.calls[0])).toContain('/admin/templates/t1/fill');
});

it('is refused where something is not known, so that no hole is sent', async () => {
  answering(null);
  await expect(fillTemplate({ ...wanted, subject: null })).rejects.toMatchObject({ detail: 'Not known' });
  await expect(fillTemplate(wanted)).rejects.toMatchObject({ detail: 'Not known', isUndecided: false });
});
