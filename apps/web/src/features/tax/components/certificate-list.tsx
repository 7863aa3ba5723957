import { formatPesos } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { shortDate } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { creatorTexts } from '../creator.texts.generated.ts';
import { periodName } from '../period-name.ts';
import classes from './certificate-list.module.css';

type Own = Answer<'GET /tax/certificates'>;

/** A creator's certificates of tax withheld, and what waits for one and for what (P794). */
export function CertificateList() {
  const t = useTexts(creatorTexts);
  return (
    <section className={classes.part} aria-label={t.certificates}>
      <h3>{t.certificates}</h3>
      <Loaded
        query={useCall('GET /tax/certificates')}
        loading={<SkeletonList count={1} height={56} label={t.certificatesLoading} />}
        failedTitle={t.certificatesFailed}
      >
        {({ certificates, waiting }) =>
          certificates.length + waiting.length === 0 ? (
            <p className="dim">{t.certificatesNone}</p>
          ) : (
            <ul className={classes.list}>
              {waiting.map((each) => (
                <Waiting key={each.quarter} waiting={each} />
              ))}
              {certificates.map((each) => (
                <Certificate key={each.id} certificate={each} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function Waiting({ waiting: { quarter, withheld, waits_for: what } }: { waiting: Own['waiting'][number] }) {
  const t = useTexts(creatorTexts);
  const words = { end: t.waitsEnd, tin: t.waitsTin, platform: t.waitsPlatform, next_run: t.waitsNext };
  return (
    <li data-testid="waiting-certificate">
      <Words quarter={quarter} withheld={withheld} note={words[what]} />
    </li>
  );
}

function Certificate({ certificate }: { certificate: Own['certificates'][number] }) {
  const t = useTexts(creatorTexts);
  const { id, number, quarter, withheld, issued_at: at, replaced_by: by } = certificate;
  const language = useLanguage();
  const day = shortDate(at, language);
  const issued = t.certificate({ number, day });
  return (
    <li data-testid="certificate">
      <Words
        quarter={quarter}
        withheld={withheld}
        note={by === null ? issued : `${issued}. ${t.replacedBy({ number: by })}`}
      />
      <a
        href={`/api/tax/certificates/${id}.pdf`}
        download
        className={buttonClass({ variant: 'default' })}
        aria-label={t.download({ quarter: periodName(quarter, language), number })}
      >
        {t.pdf}
      </a>
    </li>
  );
}

function Words({ quarter, withheld, note }: { quarter: string; withheld: number; note: string }) {
  const t = useTexts(creatorTexts);
  const language = useLanguage();
  return (
    <div className={classes.words}>
      <strong>{periodName(quarter, language)}</strong>
      <span>{t.withheld({ pesos: formatPesos(withheld) })}</span>
      <span className="dim">{note}</span>
    </div>
  );
}
