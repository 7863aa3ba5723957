import type { TemplateKind } from '@likha/contract/template-kinds';
import { api } from '../../../lib/api.ts';
import { detailOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { templatesTexts } from '../templates.texts.generated.ts';

export type Template = Answer<'GET /admin/templates'>['templates'][number];
export type TemplateWords = Pick<Template, 'title' | 'text_en' | 'text_fil'>;

const LISTS = ['GET /admin/templates'] as const;

interface Sent {
  /** Null for a new one; its version is what was edited. */
  template: Template | null;
  kind: TemplateKind;
  words: TemplateWords;
}

/** Keeps a new template, or changes one. */
export function useSaveTemplate() {
  const t = useTexts(templatesTexts);
  return useAction('POST /admin/templates', {
    invalidates: LISTS,
    invalidatesOnError: LISTS,
    send: ({ template, kind, words }: Sent) =>
      template === null
        ? api('POST /admin/templates', { body: { kind, ...words } })
        : api('PUT /admin/templates/{id}', {
            params: { id: template.id },
            body: { ...words, version: template.version },
          }),
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.success, text: message }),
    onError: (error) => notify({ tone: 'bad', title: t.error, text: detailOf(error, t.errorText) }),
  });
}

/** Puts a template away, or takes it back into use. */
export function usePutAway(onEnd: () => void) {
  const t = useTexts(templatesTexts);
  return useAction('DELETE /admin/templates/{id}', {
    invalidates: LISTS,
    invalidatesOnError: LISTS,
    send: ({ id, isInUse }: { id: string; isInUse: boolean }) =>
      isInUse
        ? api('POST /admin/templates/{id}/restore', { params: { id } })
        : api('DELETE /admin/templates/{id}', { params: { id } }),
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.success, text: message }),
    onError: (error) => notify({ tone: 'bad', title: t.error, text: detailOf(error, t.errorText) }),
    onEnd,
  });
}
