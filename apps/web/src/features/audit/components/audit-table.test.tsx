import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { AuditTable } from './audit-table.tsx';

const action = {
  id: 'a',
  action: 'rate.propose',
  subject_type: 'rate_proposal',
  subject_id: '01a22794-5ad2-711f-8ccf-2675bdf777aa',
  subject_name: null,
  subject_avatar: null,
  who: 'luz',
  who_id: null,
  who_avatar: null,
  before: null,
  after: null,
  network: null,
  at: '2026-11-29T13:52:43.669Z',
} as const;

it('writes what an act is about as people do', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <AuditTable actions={[action]} />
    </MemoryRouter>,
  );
  expect(page).toContain('proposed rate 01a22794');
});
