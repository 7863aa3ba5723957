import { DOCUMENTS, type DocumentName } from '@likha/contract/identity';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { reviewTexts } from '../review.texts.generated.ts';
import { verificationTexts } from '../verification.texts.generated.ts';
import classes from './submission-documents.module.css';

/** Loaded when somebody asks for them: each look is on record. */
export function SubmissionDocuments({ id }: { id: string }) {
  const t = useTexts(reviewTexts);
  const [isShown, setIsShown] = useState(false);
  if (!isShown)
    return (
      <div className={classes.show}>
        <Button variant="default" onClick={() => setIsShown(true)}>
          {t.show}
        </Button>
        <p className="dim">{t.recorded}</p>
      </div>
    );
  return (
    <div className={classes.documents}>
      {DOCUMENTS.map((name) => (
        <Document key={name} id={id} name={name} />
      ))}
    </div>
  );
}

function Document({ id, name }: { id: string; name: DocumentName }) {
  const t = useTexts(reviewTexts);
  const words = useTexts(verificationTexts);
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <Notice tone="warn">{t.pictureFailed}</Notice>;
  return (
    <img
      src={`/api/admin/verifications/${id}/documents/${name}`}
      alt={name === 'id_photo' ? words.idPhoto : words.selfie}
      className={classes.document}
      onError={() => setHasFailed(true)}
    />
  );
}
