import { paths } from '@likha/contract/addresses';
import { useState } from 'react';
import type { Me } from '../../../lib/api-types.ts';
import { useSession } from '../../../lib/session.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { InBrowser } from '../../../ui/in-browser.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { isPutAside, putAside } from '../aside.ts';
import { legalTexts } from '../legal.texts.generated.ts';
import { dayOf } from '../version-days.ts';
import { ConsentAsker } from './consent-asker.tsx';
import classes from './new-documents.module.css';

type NewVersion = NonNullable<Me['new_documents']>;

/** Above every page of a signed-in person: a new version of the documents, announced or to be accepted (P359, P362). */
export function NewDocuments() {
  const { user } = useSession();
  const told = user?.new_documents;
  return (
    <ConsentAsker>
      {(ask) =>
        told?.is_in_force ? (
          <ToAccept told={told} onAsk={ask} />
        ) : (
          user &&
          told && (
            <InBrowser loading={null}>
              <Announced key={told.version} told={told} personId={user.id} />
            </InBrowser>
          )
        )
      }
    </ConsentAsker>
  );
}

/** Can be put aside until the version holds. */
function Announced({ told, personId }: { told: NewVersion; personId: string }) {
  const t = useTexts(legalTexts);
  const language = useLanguage();
  const [isAside, setIsAside] = useState(() => isPutAside(personId, told.version));
  if (isAside) return null;
  function close() {
    putAside(personId, told.version);
    setIsAside(true);
  }
  return (
    <aside className={classes.banner} aria-label={t.newVersionTitle}>
      <Notice
        testId="documents-announced"
        actions={
          <>
            <Link to={paths.legalVersions()} className="text-link">
              {t.readNew}
            </Link>
            <Button variant="subtle" onClick={close}>
              {t.gotIt}
            </Button>
          </>
        }
      >
        <strong>{t.holdsFrom({ version: told.version, day: dayOf(told.effective_at, language) })}</strong>{' '}
        {told.summary[language]}
      </Notice>
    </aside>
  );
}

function ToAccept({ told, onAsk }: { told: NewVersion; onAsk: () => void }) {
  const t = useTexts(legalTexts);
  return (
    <aside className={classes.banner} aria-label={t.newVersionTitle}>
      <Notice
        tone="warn"
        testId="documents-to-accept"
        actions={
          <Button variant="default" onClick={onAsk}>
            {t.readAndAccept}
          </Button>
        }
      >
        {t.toAccept({ version: told.version })}
      </Notice>
    </aside>
  );
}
