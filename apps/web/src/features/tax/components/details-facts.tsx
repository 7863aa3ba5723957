import { shortDate } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { creatorTexts } from '../creator.texts.generated.ts';
import { type Details, kindWords, registrationWords } from '../details-form.ts';

/** What was said, line by line, with as much of the TIN as the reader was given. */
export function DetailsFacts({ details }: { details: Details }) {
  const t = useTexts(creatorTexts);
  const language = useLanguage();
  return (
    <>
      <Figures>
        <Figure name={t.tin}>{details.tin}</Figure>
        <Figure name={t.registeredName} isLong>
          {details.registered_name}
        </Figure>
        <Figure name={t.address} isLong>
          {`${details.address}, ${details.zip_code}`}
        </Figure>
        <Figure name={t.kind} isLong>
          {kindWords(details.kind, t)}
        </Figure>
        <Figure name={t.registration} isLong>
          {registrationWords(details.registration, t)}
        </Figure>
      </Figures>
      <p className="dim">{t.changedOn({ day: shortDate(details.written_at, language) })}</p>
    </>
  );
}
