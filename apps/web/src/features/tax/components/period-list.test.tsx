import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Me } from '../../../lib/api-types.ts';
import { RenderedSession, sessionOf } from '../../../lib/session.ts';
import type { OwedPeriod } from '../owed-period.ts';
import { PeriodList } from './period-list.tsx';

const ASKED: OwedPeriod = {
  ...{ tax: 'withheld', period: '2026-10', added: 900, returned: 0, brought: 0, owed: 900 },
  ...{
    due_on: '2026-11-10',
    form: '0619-E',
    state: 'asked',
    is_late: false,
    needs_two: true,
    is_alone: false,
  },
  remittance: {
    ...{ id: 'one', amount: 900, input_vat: 0, paid_on: '2026-11-05', reference: 'eFPS 1' },
    ...{
      said_by: 'Luz',
      said_at: '2026-11-06T02:00:00Z',
      asked_by_id: 'luz',
      counts: true,
      back_asked: null,
    },
  },
};
const BACK = { by_id: 'luz', by: 'Luz', at: '2026-11-07T02:00:00Z', reason: 'A typo', counts: true };

/** A month as one of the staff sees it. */
function shownTo(id: string, period: OwedPeriod): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RenderedSession value={sessionOf({ id } as Me)}>
        <PeriodList caption="Months" added="Withheld" periods={[period]} />
      </RenderedSession>
    </QueryClientProvider>,
  );
}

/** With what was said of it otherwise. */
const said = (more: object, period: object = {}) =>
  ({ ...ASKED, ...period, remittance: { ...ASKED.remittance, ...more } }) as OwedPeriod;

it('tells who said it first that another person has to, and offers nothing that is refused', () => {
  expect(shownTo('luz', ASKED)).toContain('You said that ₱900.00 was paid');
  expect(shownTo('luz', ASKED)).not.toContain('Agree and record');
  expect(shownTo('luz', ASKED)).toContain('Withdraw');
  expect(shownTo('tina', ASKED)).not.toContain('Withdraw');
  expect(shownTo('tina', ASKED)).toContain('Luz says that ₱900.00 was paid');
  expect(shownTo('tina', ASKED)).toContain('Agree and record');
});

it('says that what somebody said counts no more who may not decide anymore', () => {
  const html = shownTo('tina', said({ counts: false }, { state: 'open' }));
  expect(html).toContain('may not decide about tax anymore');
  expect(html).toContain('Record payment');
});

it('has who asked to take it back wait for another person', () => {
  const paid = said({ asked_by_id: null, back_asked: BACK }, { state: 'remitted' });
  expect(shownTo('luz', paid)).toContain('You asked to take this back');
  expect(shownTo('luz', paid)).not.toContain('>Take back<');
  expect(shownTo('luz', paid)).toContain('Withdraw my request');
  expect(shownTo('tina', paid)).toContain('Luz asked to take this back');
  expect(shownTo('tina', paid)).toMatch(/<button.*Take back/);
  const gone = said({ asked_by_id: null, back_asked: { ...BACK, counts: false } }, { state: 'remitted' });
  expect(shownTo('tina', gone)).toContain('That no longer counts');
});
