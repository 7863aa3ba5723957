import type { Answer } from '../../../lib/api-types.ts';
import { DisputeBox } from './dispute-box.tsx';
import { DisputeTable } from './dispute-table.tsx';

/** What a person disputed, on their page for admins; nothing where they did not. */
export function PersonDisputes({ disputes }: Pick<Answer<'GET /admin/users/{id}'>, 'disputes'>) {
  if (disputes.length === 0) return null;
  return (
    <DisputeBox>
      <DisputeTable disputes={disputes} />
    </DisputeBox>
  );
}
