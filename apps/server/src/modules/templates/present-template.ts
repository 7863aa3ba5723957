import type { CallResponse, Calls } from '@likha/contract';
import type { TemplateRow } from './templates.queries.ts';

export function presentTemplate(row: TemplateRow): CallResponse<Calls['listTemplates']>['templates'][number] {
  const { id, kind, title, text_en, text_fil, version, changed_by } = row;
  return {
    ...{ id, kind, title, text_en, text_fil, version, changed_by },
    is_in_use: row.put_away_at === null,
    was_used: row.first_used_at !== null,
    changed_at: row.changed_at.toISOString(),
  };
}
