import { formatPesos } from '@likha/contract/money';
import { useState } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { shortDate } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { useKeptChoice } from '../../../lib/use-kept-choice.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { FactTable } from '../../../ui/fact-table.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { certificatesTexts } from '../certificates.texts.generated.ts';
import { periodName } from '../period-name.ts';
import classes from './certificates-panel.module.css';
import { Reissue } from './reissue.tsx';

type Listed = Answer<'GET /admin/tax/certificates'>;
type Issued = Listed['certificates'][number];

/** Certificates of tax withheld, for finance: how many of each quarter wait, and each that was issued (P794, P795). */
export function CertificatesPanel() {
  const t = useTexts(certificatesTexts);
  const language = useLanguage();
  const counts = useCall('GET /admin/tax/certificates', { query: { limit: 1 } });
  const quarters = counts.data?.quarters ?? [];
  const options = quarters.map(({ quarter: value }) => ({ value, label: periodName(value, language) }));
  const quarter = useKeptChoice('quarter', [{ value: '', label: t.allQuarters }, ...options]);
  const pages = useDatedPages('GET /admin/tax/certificates', 'certificates', {
    query: { limit: 20, ...(quarter.value && { quarter: quarter.value }) },
  });
  return (
    <section className={classes.panel} aria-label={t.title}>
      <h2>{t.title}</h2>
      <p className="dim">{t.lead}</p>
      {quarters.length > 0 && <Quarters quarters={quarters} />}
      <ListTools {...pages.tools}>
        <Select label={t.columnQuarter} {...quarter} />
      </ListTools>
      <Loaded
        query={pages}
        failedTitle={t.failed}
        loading={<SkeletonList count={3} height={48} label={t.loading} />}
        empty={<p className="dim">{t.none}</p>}
      >
        {(certificates) => (
          <>
            <Certificates certificates={certificates} />
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Quarters({ quarters }: { quarters: Listed['quarters'] }) {
  const t = useTexts(certificatesTexts);
  const language = useLanguage();
  return (
    <FactTable
      caption={t.quarters}
      items={quarters}
      keyOf={({ quarter }) => quarter}
      testId="certified-quarter"
      columns={[
        {
          name: 'quarter',
          label: t.columnQuarter,
          isPlain: true,
          cell: ({ quarter }) => <strong>{periodName(quarter, language)}</strong>,
        },
        { name: 'issued', label: t.columnIssued, isFigure: true, cell: ({ issued }) => issued },
        {
          name: 'without',
          label: t.columnWithoutTin,
          isFigure: true,
          cell: ({ without_tin: count }) => count,
        },
        { name: 'next', label: t.columnNext, isFigure: true, cell: ({ next }) => next },
      ]}
    />
  );
}

function Certificates({ certificates }: { certificates: Issued[] }) {
  const t = useTexts(certificatesTexts);
  const language = useLanguage();
  const [anew, setAnew] = useState<Issued | null>(null);
  return (
    <>
      <FactTable
        caption={t.title}
        items={certificates}
        keyOf={({ id }) => id}
        testId="issued-certificate"
        columns={[
          {
            name: 'number',
            label: t.columnNumber,
            isPlain: true,
            cell: ({ number }) => <strong>{number}</strong>,
          },
          {
            name: 'creator',
            label: t.columnCreator,
            cell: ({ full_name: name, username }) => (username === null ? t.gone : `${name} (@${username})`),
          },
          { name: 'tin', label: t.columnTin, cell: ({ tin }) => tin },
          {
            name: 'income',
            label: t.columnIncome,
            isFigure: true,
            cell: ({ income }) => formatPesos(income),
          },
          {
            name: 'withheld',
            label: t.columnWithheld,
            isFigure: true,
            cell: ({ withheld }) => formatPesos(withheld),
          },
          {
            name: 'issued',
            label: t.columnIssued,
            cell: ({ issued_at: at }) => shortDate(at, language),
          },
        ]}
        below={(certificate) => <Below certificate={certificate} onAnew={setAnew} />}
      />
      {anew && <Reissue id={anew.id} number={anew.number} onClose={() => setAnew(null)} />}
    </>
  );
}

function Below({ certificate, onAnew }: { certificate: Issued; onAnew: (certificate: Issued) => void }) {
  const t = useTexts(certificatesTexts);
  const { id, number, replaces, replaced_by: by, reason, is_outdated: isOutdated } = certificate;
  return (
    <div className={classes.below}>
      {replaces && <p className="dim">{t.replaces({ number: replaces, reason: reason ?? '' })}</p>}
      {by && <p className="dim">{t.replacedBy({ number: by })}</p>}
      {isOutdated && <p className="dim">{t.outdated}</p>}
      <div className={classes.acts}>
        <a
          href={`/api/admin/tax/certificates/${id}.pdf`}
          download
          className={buttonClass({ variant: 'default' })}
          aria-label={t.pdfOf({ number })}
        >
          {t.pdf}
        </a>
        {isOutdated && (
          <Button variant="subtle" aria-haspopup="dialog" onClick={() => onAnew(certificate)}>
            {t.anew}
          </Button>
        )}
      </div>
    </div>
  );
}
