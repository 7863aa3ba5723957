import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Me } from '../../../lib/api-types.ts';
import { RenderedSession, sessionOf } from '../../../lib/session.ts';
import { aloneTexts } from '../../../ui/alone.texts.generated.ts';
import { rateTexts } from '../rate.texts.generated.ts';
import { RatePeople } from './rate-people.tsx';

const { farFirst, farSecond } = rateTexts.en;
const LUZ = { php_per_credit: 2, by_id: 'luz', by: 'Luz', at: '2026-11-02T02:00:00Z', counts: true };

/** What somebody reads who is about to set two pesos a credit. */
function said(needsTwo: boolean, proposal: typeof LUZ | null, id = 'tina'): string {
  return renderToStaticMarkup(
    <RenderedSession value={sessionOf({ id } as Me)}>
      <RatePeople current={{ needs_two: needsTwo, proposal }} next={2} />
    </RenderedSession>,
  );
}

it.each([
  ['nobody has proposed', said(true, null), farFirst],
  ['somebody has proposed the same', said(true, LUZ), farSecond({ name: 'Luz' })],
  ['somebody has proposed another', said(true, { ...LUZ, php_per_credit: 3 }), farFirst],
  ['somebody has proposed it who may not any more', said(true, { ...LUZ, counts: false }), farFirst],
  ['they have proposed it themselves', said(true, LUZ, 'luz'), farFirst],
])('says what the press does where %s', (_who, html, words) => {
  expect(html).toBe(`<p>${words}</p>`);
});

it('says that nobody else may', () => {
  expect(said(false, null)).toContain(aloneTexts.en.alone);
});
