import { SecureUpload } from '../../../features/media/components/secure-upload.tsx';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { IconShieldCheck } from '../../../ui/icons/icons.generated.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { mediaTestTexts } from './media-test.texts.generated.ts';
import { type TriedUpload, TriedUploadCard } from './tried-upload.tsx';
import classes from './upload-test.module.css';

interface UploadTestProps {
  last: TriedUpload | undefined;
  onTried: (upload: Answer<'POST /media-test/upload'>) => void;
}

/** An upload by which nothing is kept, and what the server made of it. */
export function UploadTest({ last, onTried }: UploadTestProps) {
  const t = useTexts(mediaTestTexts);
  return (
    <div className={classes.columns}>
      <SecureUpload address="POST /media-test/upload" hint={t.uploadHint} onUploaded={onTried} />
      <section aria-labelledby="upload-result" aria-live="polite" className={classes.result}>
        <h2 id="upload-result">{t.resultTitle}</h2>
        {last ? (
          <TriedUploadCard upload={last} />
        ) : (
          <StatePanel
            level={3}
            icon={<IconShieldCheck size={32} stroke={1.75} />}
            title={t.noResultTitle}
            text={t.noResult}
          />
        )}
      </section>
    </div>
  );
}
