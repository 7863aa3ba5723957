import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Rule } from '../rule-form.ts';
import { RuleList } from './rule-list.tsx';

const rule = (id: string, from_day: string) =>
  ({
    ...{ id, from_day, is_on: true, rate_basis_points: 500, share_basis_points: 10_000, threshold: 0 },
    ...{ atc_individual: null, atc_corporate: null, source: id, written_by: 'Luz' },
    written_at: '2026-11-29T02:00:00Z',
  }) as Rule;

it('says of a rule that another one for the same day has its place, and of no other (P784)', () => {
  const html = renderToStaticMarkup(
    <RuleList
      rules={[rule('newest', '2026-12-01'), rule('older', '2026-12-01'), rule('first', '2026-11-01')]}
    />,
  );
  const rows = html.split('withholding-rule').slice(1);
  expect(rows.map((row) => row.includes('A later one for this day holds'))).toEqual([false, true, false]);
});
