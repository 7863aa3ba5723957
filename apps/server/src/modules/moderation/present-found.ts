import type { CallResponse, Calls } from '@likha/contract';
import type { Viewer } from '../../platform/viewer.ts';
import { publicMediaUrl } from '../accounts/index.ts';
import type { MediaAddresses } from '../media/index.ts';
import { contentState } from './content-state.ts';
import { presentFile } from './present-review.ts';
import type { FoundRow, SearchKind } from './search-content.queries.ts';

type Found = CallResponse<Calls['searchContent']>['found'][number];

/** What a search of staff found, with a picture that is the viewer's own; none of what was removed. */
export function presentFound(
  row: FoundRow,
  kind: SearchKind,
  { viewer, addresses, now }: { viewer: Viewer; addresses: MediaAddresses; now: Date },
): Found {
  const state = contentState(row, now);
  const isShown = row.file !== null && state !== 'removed';
  return {
    key: `${row.id} ${row.part}`,
    kind,
    id: kind === 'file' ? row.part : row.id,
    field: fieldOf(kind, row.part),
    title: row.title,
    text: row.text,
    person: {
      id: row.user_id,
      full_name: row.full_name,
      username: row.username,
      avatar: publicMediaUrl(row.avatar_key),
    },
    post_id: row.post_id,
    state,
    can_take_back: row.can_take_back,
    thumbnail_url:
      isShown && row.file
        ? presentFile(row.file, viewer, addresses).thumbnail_url
        : publicMediaUrl(row.picture_key ?? null),
    created_at: row.created_at?.toISOString() ?? null,
  };
}

function fieldOf(kind: SearchKind, part: string): Found['field'] {
  if (kind === 'link') return part as Found['field'];
  return kind === 'post' || kind === 'comment' || kind === 'file' ? null : kind;
}
