import { SANCTION } from '@likha/contract/limits';
import type { TemplateSubject } from '@likha/contract/template-kinds';
import { useEffect, useRef, useState } from 'react';
import type { ReadAddress } from '../../../lib/call-key.ts';
import { invalidate } from '../../../lib/kept-answers.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { fillTemplate } from '../api/fill-template.ts';
import { type Chosen, decideEach, type Failure } from '../bulk.ts';
import { moderationTexts } from '../moderation.texts.generated.ts';
import classes from './bulk-dialog.module.css';
import { BulkTemplate } from './bulk-template.tsx';

interface BulkDialogProps {
  chosen: readonly Chosen[];
  /** What is done, as its button says it, and what that means. */
  label: string;
  means: string;
  /** Their authors are told a reason. */
  hasReason?: boolean;
  /** What each is, where a template can write that reason; null for what templates know nothing of. */
  subjectOf?: (id: string) => TemplateSubject | null;
  send: (id: string, reason: string | undefined) => Promise<unknown>;
  /** The lists in which they stand. */
  invalidates: readonly ReadAddress[];
  /** Some were decided: they need not be chosen any more. */
  onDecided: () => void;
  onClose: () => void;
}

/** Decides about several after a question, one by one, and says of each that was not decided why (P233). */
export function BulkDialog(props: BulkDialogProps) {
  const { chosen, label, means, hasReason = false, subjectOf, send, invalidates, onDecided, onClose } = props;
  const t = useTexts(moderationTexts);
  const [reason, setReason] = useState('');
  const [template, setTemplate] = useState('');
  const [done, setDone] = useState<number | null>(null);
  const [failures, setFailures] = useState<Failure[] | null>(null);
  const isGone = useRef(false);
  const hasBegun = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  async function decide() {
    if (hasBegun.current) return;
    hasBegun.current = true;
    setDone(0);
    const words = reason.trim() || undefined;
    const failed = await decideEach(chosen, {
      send: async (id) => {
        if (!subjectOf || template === '') return send(id, words);
        const type = subjectOf(id);
        const subject = type && { type, id };
        return send(
          id,
          await fillTemplate({ template, subject, before: words, missing: t.bulkTemplateMissing }),
        );
      },
      onStep: setDone,
      isStopped: () => isGone.current,
    });
    void invalidate(invalidates);
    if (isGone.current) return;
    onDecided();
    if (failed.length > 0) return setFailures(failed);
    notify({ tone: 'good', title: t.success, text: t.bulkDone({ count: chosen.length }) });
    onClose();
  }
  const count = chosen.length;
  if (failures) return <Failures count={count} failures={failures} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      title={t.bulkAsk({ label, count })}
      confirmLabel={label}
      busyLabel={t.bulkRunning({ done: done ?? 0, count })}
      isBusy={done !== null}
      onConfirm={() => void decide()}
      onClose={onClose}
    >
      <div className={classes.question}>
        <p>{means}</p>
        {hasReason && (
          <TextArea
            label={t.description}
            description={t.descriptionHint}
            maxLength={SANCTION.reasonCharacters}
            rows={3}
            value={reason}
            readOnly={done !== null}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        {hasReason && subjectOf && <BulkTemplate chosen={template} onChoose={setTemplate} />}
      </div>
    </ConfirmDialog>
  );
}

/** What was not decided, one by one. */
function Failures({
  count,
  failures,
  onClose,
}: {
  count: number;
  failures: readonly Failure[];
  onClose: () => void;
}) {
  const t = useTexts(moderationTexts);
  const words = { refused: t.bulkRefused, unanswered: t.bulkUnanswered, not_sent: t.bulkNotSent };
  return (
    <Dialog title={t.bulkPartly({ done: count - failures.length, count })} onClose={onClose}>
      <ul className={classes.failures}>
        {failures.map(({ id, name, why, detail }) => (
          <li key={id} data-testid="not-decided">
            <strong>{name}</strong>
            <span>{(why === 'refused' && detail) || words[why]}</span>
          </li>
        ))}
      </ul>
      <Button fullWidth onClick={onClose}>
        {t.bulkClose}
      </Button>
    </Dialog>
  );
}
