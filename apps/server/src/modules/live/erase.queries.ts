import type { Tx } from '../../platform/database/index.ts';

/**
 * Nothing is left of what somebody said, asked for or chose. Of their own streams the words and who was on camera go; that there was one stays, as the
 * books name what was paid for it.
 */
export async function eraseLive(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('live_reminders').where('person_id', '=', personId).execute();
  await tx.deleteFrom('live_muted').where('person_id', '=', personId).execute();
  await tx
    .deleteFrom('live_moderators')
    .where((or) => or.or([or('person_id', '=', personId), or('creator_id', '=', personId)]))
    .execute();
  await tx.deleteFrom('live_muted_words').where('creator_id', '=', personId).execute();
  await tx
    .updateTable('live_lines')
    .set({ text: '', client_id: null })
    .where('author_id', '=', personId)
    .execute();
  const own = tx.selectFrom('live_streams').select('id').where('creator_id', '=', personId);
  await tx.deleteFrom('live_people').where('live_id', 'in', own).execute();
  await tx
    .updateTable('live_streams')
    .set({ title: '', pinned: null, warning: null, warned_at: null })
    .where('creator_id', '=', personId)
    .execute();
  await tx
    .updateTable('live_streams')
    .set({ goal_text: '…' })
    .where('creator_id', '=', personId)
    .where('goal_credits', 'is not', null)
    .execute();
}
