import { EVIDENCE } from '@likha/contract/limits';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconTrash } from '../../../ui/icons/icons.generated.ts';
import { type Evidence, useEvidence } from '../api/use-evidence.ts';
import { evidenceTexts } from '../evidence.texts.generated.ts';
import classes from './evidence-files.module.css';

const NAMES = { 'application/pdf': 'PDF', 'image/jpeg': 'JPEG' } as const;
const MEGABYTE = 1024 * 1024;

/** The files of evidence: each to save, to remove while that is possible, and another one to add. */
export function EvidenceFiles({ id, evidence }: { id: string; evidence: Evidence }) {
  const t = useTexts(evidenceTexts);
  const language = useLanguage();
  const change = useEvidence(id);
  const { files, is_open: isOpen } = evidence;
  return (
    <div className={classes.files}>
      <h3>{t.files({ count: files.length, most: EVIDENCE.files })}</h3>
      {files.length === 0 && <p className="dim">{t.none}</p>}
      <ul className={classes.list}>
        {files.map((file) => {
          const when = dateAndTime(file.added_at, language);
          const type = NAMES[file.type];
          return (
            <li key={file.id} className={classes.file}>
              <a className="text-link" href={`/api/admin/disputes/${id}/evidence/files/${file.id}`} download>
                {t.file({ type, kb: Math.ceil(file.bytes / 1024), name: file.added_by, when })}
              </a>
              {isOpen && (
                <IconButton
                  label={t.remove({ type, when })}
                  disabled={change.isPending}
                  onClick={() => change.mutate({ what: 'remove', fileId: file.id })}
                >
                  <IconTrash size={20} stroke={1.75} />
                </IconButton>
              )}
            </li>
          );
        })}
      </ul>
      {isOpen && files.length < EVIDENCE.files && (
        <>
          <label className={`${buttonClass({ variant: 'default' })} ${classes.choose}`}>
            <input
              type="file"
              accept="application/pdf,image/jpeg,image/png"
              className="visually-hidden"
              disabled={change.isPending}
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                if (file) change.mutate({ what: 'add', file });
                // So that the same file can be chosen again.
                event.currentTarget.value = '';
              }}
            />
            {change.isPending ? t.adding : t.add}
          </label>
          <div>
            <Button
              variant="default"
              loading={change.isPending}
              // PayPal's people read English; PayMongo's are Filipinos, as is who asks.
              onClick={() =>
                change.mutate({ what: 'summary', language: evidence.can_be_sent ? 'en' : language })
              }
            >
              {t.addSummary}
            </Button>
          </div>
          <p className="dim">{t.summaryHint}</p>
          <p className="dim">{t.addHint({ mb: EVIDENCE.fileBytes / MEGABYTE })}</p>
        </>
      )}
    </div>
  );
}
