import { useTexts } from '../../../lib/texts.ts';
import classes from './creator-view.module.css';
import { mediaTestTexts } from './media-test.texts.generated.ts';
import { TestFiles } from './test-files.tsx';
import { type TriedUpload, TriedUploadCard } from './tried-upload.tsx';

/** The test files as their creator sees them, and what was tried out here. */
export function CreatorView({ tried }: { tried: readonly TriedUpload[] }) {
  const t = useTexts(mediaTestTexts);
  return (
    <div className={classes.view}>
      <h2 className="visually-hidden">{t.creator}</h2>
      <p className="dim">{t.creatorLead}</p>
      <TestFiles roleOf={() => 'creator'} />
      {tried.length > 0 && (
        <section aria-labelledby="tried" className={classes.view}>
          <h2 id="tried">{t.triedTitle}</h2>
          <p className="dim">{t.triedText}</p>
          {tried.map((upload) => (
            <TriedUploadCard key={upload.number} upload={upload} />
          ))}
        </section>
      )}
    </div>
  );
}
