import { useState } from 'react';
import { ApiError, fieldErrorsOf, isDecided } from '../../../lib/api-error.ts';
import { isOffline } from '../../../lib/is-offline.ts';
import { useTexts } from '../../../lib/texts.ts';
import { upload } from '../../../lib/upload.ts';
import type { UploadProgress } from '../../../lib/upload-progress.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useMoneyRefusal } from '../../../lib/use-money-refusal.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { useWithdrawn } from '../../../ui/withdraw.tsx';
import { settlementsTexts } from '../settlements.texts.generated.ts';

const LISTS = ['GET /admin/settlements', 'GET /admin/settlements/items'] as const;

/** What became of the last report that was sent. */
export interface ReportProblem {
  title: string;
  text: string;
  /** Kept where nobody said no to it, so that it is sent again by one press. */
  file: File | null;
}

/** Takes a report in; `progress` while it goes up, null otherwise. `problem` says why the last one was not taken, or that nobody knows (P903). */
export function useImport() {
  const t = useTexts(settlementsTexts);
  const refusal = useMoneyRefusal('other');
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [problem, setProblem] = useState<ReportProblem | null>(null);
  const [unanswered, setUnanswered] = useState<File | null>(null);
  const action = useAction('POST /admin/settlements', {
    invalidates: LISTS,
    invalidatesOnError: LISTS,
    onStart: () => setProblem(null),
    send: (file: File) => {
      if (isOffline()) throw new ApiError('offline');
      const form = new FormData();
      form.append('file', file);
      const { signal } = new AbortController();
      return upload('POST /admin/settlements', form, { onProgress: setProgress, signal });
    },
    onSuccess: ({ message }) => {
      setUnanswered(null);
      notify({ tone: 'good', title: t.success, text: message });
    },
    onError: (error, file) => {
      // What nobody answered had arrived after all: that is what was asked by sending it again.
      const isThere = isCode(error, 'settlement_report_known') && unanswered === file;
      const isKept = !isDecided(error);
      setUnanswered((before) => (isOpen(error) ? file : isKept ? before : null));
      if (isThere) return notify({ tone: 'good', title: t.success, text: t.wasThere });
      const { title, text } = refusal(lost(error), { title: t.notTaken, text: t.failedText });
      setProblem({ title, text, file: isKept ? file : null });
    },
    onEnd: () => setProgress(null),
  });
  return { take: action.mutate, isPending: action.isPending, progress, problem };
}

/** An upload of which no byte moves anymore may have arrived as one whose answer was lost. */
function lost(error: Error): Error {
  return isCode(error, 'stalled') ? new ApiError('timeout') : error;
}

/** Whether it may have been taken: nobody said so, and it was sent. */
function isOpen(error: Error): boolean {
  return error instanceof ApiError && error.isUndecided;
}

function isCode(error: Error, code: ApiError['code']): boolean {
  return error instanceof ApiError && error.code === code;
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
    onError: (error: Error) => {
      // Somebody else was first, and what was asked about is not so anymore; a field that is wrong is asked about again.
      if (isDecided(error) && Object.keys(fieldErrorsOf(error)).length === 0) onDone();
      notify(refusal(error, { title: t.failed, text: t.failedText }));
    },
  };
}
