import { ReportButton } from '../../features/moderation/components/report-button.tsx';
import type { Post } from '../../lib/api-types.ts';

/** The way to report a post, on its card. */
export function postReport({ id, creator, creator_id: ownerId }: Post) {
  const owner = { id: ownerId, name: creator.full_name };
  return <ReportButton thing={{ type: 'post', id, owner }} isSmall />;
}
