import { LEGAL_NAMES, paths } from '@likha/contract/addresses';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { detailOf } from '../../../lib/api-error.ts';
import { useConfig } from '../../../lib/config.ts';
import { updateUser, useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconFileText } from '../../../ui/icons/icons.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { useDocumentNames } from '../document-names.ts';
import { legalTexts } from '../legal.texts.generated.ts';
import classes from './new-version.module.css';

/**
 * What somebody came for; once the documents have a new version, the question whether they accept that, first (P207). In
 * the settings they can take their data and leave instead.
 */
export function OnceAccepted({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  return user?.needs_consent && pathname !== paths.settings() ? <NewVersion /> : children;
}

function NewVersion() {
  const t = useTexts(legalTexts);
  const { data } = useConfig();
  const version = data?.legal.version ?? '';
  const names = useDocumentNames();
  const accept = useAction('POST /auth/consent', {
    invalidates: ['GET /auth/me'],
    onSuccess: ({ user }) => updateUser(user),
    onError: (error) => notify({ tone: 'bad', title: t.notAccepted, text: detailOf(error, t.tryAgain) }),
  });
  return (
    <Card as="section" className={classes.card} aria-labelledby="new-version">
      <IconFileText size={32} stroke={1.75} aria-hidden />
      <h1 id="new-version">{t.newVersionTitle}</h1>
      <p>{t.newVersionText({ version })}</p>
      <ul className={classes.documents}>
        {LEGAL_NAMES.map((name) => (
          <li key={name}>
            <a href={paths.legal(name)} target="_blank" rel="noreferrer" className="text-link">
              {names[name]}
            </a>
          </li>
        ))}
      </ul>
      <Button
        disabled={!version}
        loading={accept.isPending}
        onClick={() => accept.mutate({ body: { version } })}
      >
        {t.accept}
      </Button>
      <Link to={paths.settings()} className="text-link">
        {t.newVersionNot}
      </Link>
    </Card>
  );
}
