import { EVIDENCE } from '@likha/contract/limits';
import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type Evidence, useEvidence } from '../api/use-evidence.ts';
import { evidenceTexts } from '../evidence.texts.generated.ts';
import { EvidenceFiles } from './evidence-files.tsx';
import classes from './evidence-form.module.css';

/** Words, files, and that it was handed in. What was typed stays until it is saved (P84). */
export function EvidenceForm({ id, evidence }: { id: string; evidence: Evidence }) {
  const t = useTexts(evidenceTexts);
  const language = useLanguage();
  const draft = `evidence.${id}`;
  const [text, setText] = useState(() => readDraft(draft, { text: evidence.text }).text);
  const [isAsking, setIsAsking] = useState(false);
  const save = useEvidence(id);
  const handIn = useEvidence(id, () => setIsAsking(false));
  const { version, is_open: isOpen, changed_by: by, changed_at: at, files } = evidence;
  const isChanged = text.trim() !== evidence.text;
  const write = (words: string) => {
    setText(words);
    keepDraft(draft, { text: words });
  };
  return (
    <section className={classes.form} aria-label={t.open} data-testid="evidence">
      {evidence.handed_in_at && (
        <Notice tone="good">
          <p>
            {t.handedIn({
              name: evidence.handed_in_by ?? '',
              when: dateAndTime(evidence.handed_in_at, language),
            })}
          </p>
        </Notice>
      )}
      {isOpen ? (
        <>
          <TextArea
            label={t.text}
            description={t.textHint}
            maxLength={EVIDENCE.textCharacters}
            value={text}
            onChange={(event) => write(event.currentTarget.value)}
          />
          <div>
            <Button
              variant="default"
              disabled={!isChanged}
              loading={save.isPending}
              onClick={() =>
                save.mutate(
                  { what: 'save', text: text.trim(), version },
                  { onSuccess: () => dropDraft(draft) },
                )
              }
            >
              {t.save}
            </Button>
          </div>
        </>
      ) : (
        <>
          {!evidence.handed_in_at && <p>{t.closed}</p>}
          <p className={classes.words}>{evidence.text}</p>
        </>
      )}
      {by && at && <p className="dim">{t.writtenBy({ name: by, when: dateAndTime(at, language) })}</p>}
      <EvidenceFiles id={id} evidence={evidence} />
      {isOpen && (
        <>
          <p className="dim">{t.how}</p>
          <div>
            <Button
              disabled={isChanged || (evidence.text === '' && files.length === 0)}
              onClick={() => setIsAsking(true)}
            >
              {t.handIn}
            </Button>
          </div>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={t.handInTitle}
          confirmLabel={t.handIn}
          busyLabel={t.saving}
          isBusy={handIn.isPending}
          onConfirm={() => handIn.mutate({ what: 'hand-in' })}
          onClose={() => setIsAsking(false)}
        >
          <p>{t.handInText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
