import { EVIDENCE } from '@likha/contract/limits';
import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { type Evidence, useEvidence } from '../api/use-evidence.ts';
import { evidenceTexts } from '../evidence.texts.generated.ts';
import { EvidenceFiles } from './evidence-files.tsx';
import classes from './evidence-form.module.css';
import { EvidenceState } from './evidence-state.tsx';
import { HandIn } from './hand-in.tsx';

/** Words, files, and that it was handed in. What was typed stays in this page until it is saved: it is about somebody (P98). */
export function EvidenceForm({ id, evidence }: { id: string; evidence: Evidence }) {
  const t = useTexts(evidenceTexts);
  const language = useLanguage();
  const draft = `evidence.${id}`;
  const [text, setText] = useState(() => readDraft(draft, { text: evidence.text }).text);
  const save = useEvidence(id);
  const { version, is_open: isOpen, changed_by: by, changed_at: at, files } = evidence;
  const isChanged = text.trim() !== evidence.text;
  const write = (words: string) => {
    setText(words);
    keepDraft(draft, { text: words }, { inPage: ['text'] });
  };
  return (
    <section className={classes.form} aria-label={t.open} data-testid="evidence">
      <EvidenceState evidence={evidence} />
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
          {!evidence.handed_in_at && !evidence.sending_since && <p>{t.closed}</p>}
          <p className={classes.words}>{evidence.text}</p>
        </>
      )}
      {by && at && <p className="dim">{t.writtenBy({ name: by, when: dateAndTime(at, language) })}</p>}
      <EvidenceFiles id={id} evidence={evidence} />
      {isOpen && (
        <HandIn
          id={id}
          canBeSent={evidence.can_be_sent}
          isBlocked={isChanged || (evidence.text === '' && files.length === 0)}
        />
      )}
    </section>
  );
}
