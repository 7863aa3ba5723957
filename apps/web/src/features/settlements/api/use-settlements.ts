import { useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { upload } from '../../../lib/upload.ts';
import type { UploadProgress } from '../../../lib/upload-progress.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useMoneyRefusal } from '../../../lib/use-money-refusal.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { useWithdrawn } from '../../../ui/withdraw.tsx';
import { settlementsTexts } from '../settlements.texts.generated.ts';

const LISTS = ['GET /admin/settlements', 'GET /admin/settlements/items'] as const;

/** Takes a report in; `progress` while it goes up, null otherwise. `problem` says why the last one was refused. */
export function useImport() {
  const t = useTexts(settlementsTexts);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const action = useAction('POST /admin/settlements', {
    invalidates: LISTS,
    onStart: () => setProblem(null),
    send: (file: File) => {
      const form = new FormData();
      form.append('file', file);
      const { signal } = new AbortController();
      return upload('POST /admin/settlements', form, { onProgress: setProgress, signal });
    },
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.success, text: message }),
    onError: (error) => setProblem(detailOf(error, t.failedText)),
    onEnd: () => setProgress(null),
  });
  return { take: action.mutate, isPending: action.isPending, progress, problem };
}

/** Says what arrived at the bank. */
export function useConfirm(onDone: () => void) {
  return useAction('POST /admin/settlements/{id}/confirmation', useWhatFollows(onDone));
}

/** Takes back what was said of the bank, or asks for it where two are needed. */
export function useTakeBack(onDone: () => void) {
  return useAction('POST /admin/settlements/{id}/take-back', useWhatFollows(onDone));
}

/** Withdraws that one asked first to take it back (P842). */
export function useWithdrawTakeBack() {
  return useAction('DELETE /admin/settlements/{id}/first-approval', useWithdrawn(LISTS));
}

/** Takes something off the work list. */
export function useResolve(onDone: () => void) {
  return useAction('POST /admin/settlements/items/resolution', useWhatFollows(onDone));
}

/** Both lists are asked for again either way, and what came of it is said. */
function useWhatFollows(onDone: () => void) {
  const t = useTexts(settlementsTexts);
  const refusal = useMoneyRefusal('other');
  return {
    invalidates: LISTS,
    invalidatesOnError: LISTS,
    onSuccess: ({ message }: { message: string }) => {
      notify({ tone: 'good', title: t.success, text: message });
      onDone();
    },
    onError: (error: Error) => notify(refusal(error, { title: t.failed, text: t.failedText })),
  };
}
