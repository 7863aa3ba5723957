import type { CallInput, Calls } from '@likha/contract';
import type { AuditAction } from '@likha/contract/audit-actions';
import type { StaffRole } from '@likha/contract/staff-roles';
import { TEMPLATE, type TemplateKind } from '@likha/contract/template-kinds';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import { recordAdminAction } from '../audit/index.ts';
import { settingsChanged } from '../settings/index.ts';
import { problemOf } from './template.ts';
import { demandKind } from './templates.policy.ts';
import {
  countTemplates,
  deleteUnused,
  findTemplate,
  insertTemplate,
  lockKind,
  type TemplateRow,
  updateTemplate,
} from './templates.queries.ts';
import { templatesTexts } from './templates.texts.generated.ts';

/** Who acts, as whom of the staff, and from which address. */
export interface Admin {
  id: string;
  role: StaffRole | null;
  from: string;
}

type Form = CallInput<Calls['createTemplate']>['body'];
type ChangeForm = CallInput<Calls['changeTemplate']>['body'];

/**
 * Keeps a template (P394).
 * @throws AppError `other_part`; `templates_full`; `validation_failed` naming a placeholder that the kind does not know
 */
export async function createTemplate(deps: BaseDeps, admin: Admin, form: Form): Promise<TemplateRow> {
  demandKind(form.kind, admin.role);
  demandTexts(form.kind, form);
  const id = deps.ids.next();
  return inTransaction(deps.db, async (tx) => {
    await lockKind(tx, form.kind);
    await demandRoom(tx, form.kind, true);
    await insertTemplate(tx, { id, ...form, changed_at: deps.clock.now(), changed_by: admin.id });
    return record(deps, tx, admin, { action: 'template.create', id, before: undefined });
  });
}

/**
 * Changes the words of a template.
 * @throws AppError `template_not_found`, `other_part`, `validation_failed`; `settings_changed` where another was first, saying who
 */
export function changeTemplate(
  deps: BaseDeps,
  admin: Admin,
  id: string,
  { version, ...words }: ChangeForm,
): Promise<TemplateRow> {
  return acting(deps, admin, id, async (tx, before) => {
    demandTexts(before.kind, words);
    if (before.version !== version) throw settingsChanged(before.changed_by);
    await updateTemplate(tx, id, { ...words, changed_at: deps.clock.now(), changed_by: admin.id });
    return record(deps, tx, admin, { action: 'template.change', id, before });
  });
}

/**
 * Deletes a template that was never used, and puts away one that was; again it changes nothing.
 * @returns the one that is put away; null for one that was deleted
 * @throws AppError `template_not_found`, `other_part`
 */
export function removeTemplate(deps: BaseDeps, admin: Admin, id: string): Promise<TemplateRow | null> {
  return acting(deps, admin, id, async (tx, before) => {
    if (await deleteUnused(tx, id)) {
      await recordAdminAction(deps, tx, { ...entry(admin, 'template.delete', id), before });
      return null;
    }
    if (before.put_away_at !== null) return before;
    const now = deps.clock.now();
    await updateTemplate(tx, id, { put_away_at: now, changed_at: now, changed_by: admin.id });
    return record(deps, tx, admin, { action: 'template.put_away', id, before });
  });
}

/** Takes one back into use. @throws AppError `template_not_found`, `other_part`, `templates_full` */
export function restoreTemplate(deps: BaseDeps, admin: Admin, id: string): Promise<TemplateRow> {
  return acting(deps, admin, id, async (tx, before) => {
    if (before.put_away_at === null) return before;
    await demandRoom(tx, before.kind, false);
    await updateTemplate(tx, id, { put_away_at: null, changed_at: deps.clock.now(), changed_by: admin.id });
    return record(deps, tx, admin, { action: 'template.restore', id, before });
  });
}

/** One after the other for a kind, so that the second of two sees what the first did. */
function acting<Result>(
  deps: BaseDeps,
  admin: Admin,
  id: string,
  act: (tx: Tx, before: TemplateRow) => Promise<Result>,
): Promise<Result> {
  return inTransaction(deps.db, async (tx) => {
    const known = await findTemplate(tx, id);
    if (!known) throw new AppError('template_not_found');
    demandKind(known.kind, admin.role);
    await lockKind(tx, known.kind);
    const before = await findTemplate(tx, id);
    if (!before) throw new AppError('template_not_found');
    return act(tx, before);
  });
}

type Action = Extract<AuditAction, `template.${string}`>;

const entry = (admin: Admin, action: Action, id: string) => ({
  actorId: admin.id,
  action,
  subject: { type: 'template' as const, id },
  from: admin.from,
});

async function record(
  deps: BaseDeps,
  tx: Tx,
  admin: Admin,
  { action, id, before }: { action: Action; id: string; before: TemplateRow | undefined },
): Promise<TemplateRow> {
  const after = await findTemplate(tx, id);
  if (!after) throw new Error(`template ${id} is gone`);
  await recordAdminAction(deps, tx, { ...entry(admin, action, id), before, after });
  return after;
}

function demandTexts(kind: TemplateKind, { text_en, text_fil }: { text_en: string; text_fil: string }): void {
  const [en, fil] = [problemOf(kind, text_en), problemOf(kind, text_fil)];
  const detail = en ?? fil;
  if (!detail) return;
  throw new AppError('validation_failed', {
    detail,
    errors: { ...(en && { text_en: en }), ...(fil && { text_fil: fil }) },
  });
}

async function demandRoom(tx: Tx, kind: TemplateKind, isNew: boolean): Promise<void> {
  const { kept, inUse } = await countTemplates(tx, kind);
  if (inUse >= TEMPLATE.inUse)
    throw new AppError('templates_full', {
      detail: (language) => templatesTexts[language].fullInUse({ count: TEMPLATE.inUse }),
    });
  if (isNew && kept >= TEMPLATE.kept)
    throw new AppError('templates_full', {
      detail: (language) => templatesTexts[language].fullKept({ count: TEMPLATE.kept }),
    });
}
