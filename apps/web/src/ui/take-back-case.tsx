import { SANCTION } from '@likha/contract/limits';
import { useState } from 'react';
import { ApiError, detailOf } from '../lib/api-error.ts';
import type { ReadAddress } from '../lib/call-key.ts';
import { useTexts } from '../lib/texts.ts';
import { useAction } from '../lib/use-action.ts';
import { useDraft } from '../lib/use-draft.ts';
import { Button } from './button.tsx';
import { caseTexts } from './case.texts.generated.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { TextArea } from './form/text-area.tsx';
import classes from './take-back-case.module.css';
import { notify } from './toast/toast.ts';

interface TakeBackCaseProps {
  address:
    | 'POST /admin/appeals/{id}/take-back'
    | 'POST /admin/refund-requests/{id}/take-back'
    | 'POST /admin/removal-requests/{id}/take-back'
    | 'POST /admin/verifications/{id}/take-back';
  id: string;
  /** Whose case it is. */
  name: string;
  /** What follows from it. */
  means: string;
  invalidates: readonly ReadAddress[];
}

const BLANK = { reason: '' };

/** Takes back how a case was decided: asks why, and says what follows, before it counts (P370). Why outlives a session that ended (P915). */
export function TakeBackCase({ address, id, name, means, invalidates }: TakeBackCaseProps) {
  const t = useTexts(caseTexts);
  const [isAsked, setIsAsked] = useState(false);
  const draft = useDraft(`take-back-${id}`, BLANK);
  const { reason } = draft.values;
  const [problem, setProblem] = useState<string | null>(null);
  const takeBack = useAction(address, {
    invalidates,
    invalidatesOnError: invalidates,
    onSuccess: ({ message }) => {
      notify({ tone: 'good', title: t.done, text: message });
      draft.drop();
      setIsAsked(false);
    },
    onError: (error) => {
      const words = error instanceof ApiError ? error.errors?.reason : undefined;
      if (words) return setProblem(words);
      notify({ tone: 'bad', title: t.failed, text: detailOf(error, t.failed) });
      setIsAsked(false);
    },
  });
  return (
    <div>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
        {t.takeBack}
      </Button>
      {isAsked && (
        <ConfirmDialog
          isOpen
          title={t.takeBackOf({ name })}
          confirmLabel={t.takeBack}
          busyLabel={t.saving}
          isBusy={takeBack.isPending}
          onConfirm={() => takeBack.mutate({ params: { id }, body: { reason: reason.trim() } })}
          onClose={() => setIsAsked(false)}
        >
          <div className={classes.fields}>
            <p>{means}</p>
            <TextArea
              label={t.reason}
              maxLength={SANCTION.reasonCharacters}
              rows={3}
              value={reason}
              error={problem}
              onChange={(event) => {
                setProblem(null);
                draft.change({ reason: event.currentTarget.value });
              }}
            />
          </div>
        </ConfirmDialog>
      )}
    </div>
  );
}
