import type { Language } from '@likha/contract';
import { api } from '../../../lib/api.ts';
import { detailOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { upload } from '../../../lib/upload.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { evidenceTexts } from '../evidence.texts.generated.ts';

export type Evidence = Answer<'GET /admin/disputes/{id}/evidence'>['evidence'];

type Sent =
  | { what: 'save'; text: string; version: number }
  | { what: 'add'; file: File }
  | { what: 'remove'; fileId: string }
  | { what: 'hand-in' }
  | { what: 'send' }
  | { what: 'summary'; language: Language };

/** Every change of what a dispute is answered with. */
export function useEvidence(id: string, onEnd?: () => void) {
  const t = useTexts(evidenceTexts);
  return useAction('POST /admin/disputes/{id}/evidence/hand-in', {
    invalidates: ['GET /admin/disputes/{id}/evidence'],
    invalidatesOnError: ['GET /admin/disputes/{id}/evidence'],
    send: (sent: Sent) => change(id, sent),
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.success, text: message }),
    onError: (error) => notify({ tone: 'bad', title: t.failed, text: detailOf(error, t.failedText) }),
    onEnd: () => onEnd?.(),
  });
}

function change(id: string, sent: Sent) {
  const params = { id };
  if (sent.what === 'save')
    return api('PUT /admin/disputes/{id}/evidence', {
      params,
      body: { text: sent.text, version: sent.version },
    });
  if (sent.what === 'remove')
    return api('DELETE /admin/disputes/{id}/evidence/files/{file_id}', {
      params: { id, file_id: sent.fileId },
    });
  if (sent.what === 'summary')
    return api('POST /admin/disputes/{id}/evidence/summary', { params, body: { language: sent.language } });
  if (sent.what === 'send') return api('POST /admin/disputes/{id}/evidence/send', { params });
  if (sent.what === 'hand-in') return api('POST /admin/disputes/{id}/evidence/hand-in', { params });
  return addFile(id, sent.file);
}

function addFile(id: string, file: File) {
  const form = new FormData();
  form.append('file', file);
  const { signal } = new AbortController();
  const options = { params: { id }, onProgress: () => undefined, signal };
  return upload('POST /admin/disputes/{id}/evidence/files', form, options);
}
