import { paths } from '@likha/contract/addresses';
import { useEffect } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import { updateUser, useSession } from '../../../lib/session.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { useDocumentNames } from '../document-names.ts';
import { legalTexts } from '../legal.texts.generated.ts';
import { dayOf } from '../version-days.ts';
import classes from './consent-dialog.module.css';

interface ConsentDialogProps {
  /** Whether they accepted; what they were doing goes on where they did. */
  onDecided: (isAccepted: boolean) => void;
}

/** What a new version changes, its texts beside it, and whether somebody accepts it. */
export function ConsentDialog({ onDecided }: ConsentDialogProps) {
  const t = useTexts(legalTexts);
  const language = useLanguage();
  const names = useDocumentNames();
  const told = useSession().user?.new_documents;
  const accept = useAction('POST /auth/consent', {
    invalidates: ['GET /legal/versions'],
    onSuccess: ({ user }) => updateUser(user),
    onError: (error) => notify({ tone: 'bad', title: t.notAccepted, text: detailOf(error, t.tryAgain) }),
  });
  // Here or in another tab: what waits for it goes on.
  const isAccepted = !told?.is_in_force;
  useEffect(() => {
    if (isAccepted) onDecided(true);
  }, [isAccepted, onDecided]);
  if (!told) return null;
  const { version, effective_at, summary, documents } = told;
  return (
    <Dialog title={t.newVersionTitle} onClose={() => onDecided(false)}>
      <div className={classes.words} data-testid="consent-dialog">
        <p>{t.newVersionText({ version, day: dayOf(effective_at, language) })}</p>
        <p className={classes.summary}>{summary[language]}</p>
        <ul className={classes.documents}>
          {documents.map((name) => (
            <li key={name}>
              <a
                href={paths.legalVersion(name, version)}
                target="_blank"
                rel="noreferrer"
                className="text-link"
              >
                {names[name]}
              </a>
            </li>
          ))}
          <li>
            <a href={paths.legalVersions()} target="_blank" rel="noreferrer" className="text-link">
              {t.allVersions}
            </a>
          </li>
        </ul>
        <p className="dim">{t.withoutIt}</p>
        <Button fullWidth loading={accept.isPending} onClick={() => accept.mutate({ body: { version } })}>
          {t.accept}
        </Button>
        <Button variant="subtle" fullWidth disabled={accept.isPending} onClick={() => onDecided(false)}>
          {t.notNow}
        </Button>
      </div>
    </Dialog>
  );
}
