import type { Answer } from '../../../lib/api-types.ts';
import { DisputeBox, DisputeLines } from './dispute-box.tsx';
import { DisputeLine } from './dispute-line.tsx';

/** What a person disputed, on their page for admins; nothing where they did not. */
export function PersonDisputes({ disputes }: Pick<Answer<'GET /admin/users/{id}'>, 'disputes'>) {
  if (disputes.length === 0) return null;
  return (
    <DisputeBox>
      <DisputeLines>
        {disputes.map((dispute) => (
          <DisputeLine key={dispute.id} dispute={dispute} />
        ))}
      </DisputeLines>
    </DisputeBox>
  );
}
