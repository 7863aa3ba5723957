import { formatPesos } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { shortDate } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { useKeptChoice } from '../../../lib/use-kept-choice.ts';
import { Button } from '../../../ui/button.tsx';
import { FactTable } from '../../../ui/fact-table.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { useReadDetails } from '../api/use-reissue.ts';
import { certificatesTexts } from '../certificates.texts.generated.ts';
import { DetailsFacts } from './details-facts.tsx';
import classes from './taxed-creators.module.css';

type Taxed = Answer<'GET /admin/tax/creators'>['creators'][number];

/** Creators of whom tax was withheld, for finance: first those whose certificates wait for a TIN (P793). */
export function TaxedCreators() {
  const t = useTexts(certificatesTexts);
  const tin = useKeptChoice('tin', [
    { value: 'missing', label: t.missing },
    { value: 'given', label: t.given },
  ]);
  const pages = useDatedPages('GET /admin/tax/creators', 'creators', {
    query: { limit: 20, tin: tin.value },
  });
  return (
    <section className={classes.panel} aria-label={t.creators}>
      <h2>{t.creators}</h2>
      <ListTools {...pages.tools}>
        <Select label={t.whichTin} {...tin} />
      </ListTools>
      <Loaded
        query={pages}
        failedTitle={t.creatorsFailed}
        loading={<SkeletonList count={3} height={48} label={t.creatorsLoading} />}
        empty={<p className="dim">{t.creatorsNone}</p>}
      >
        {(creators) => (
          <>
            <Creators creators={creators} />
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Creators({ creators }: { creators: Taxed[] }) {
  const t = useTexts(certificatesTexts);
  const language = useLanguage();
  return (
    <FactTable
      caption={t.creators}
      items={creators}
      keyOf={({ id }) => id}
      testId="taxed-creator"
      columns={[
        {
          name: 'creator',
          label: t.columnCreator,
          isPlain: true,
          cell: ({ full_name: name, username }) => (
            <strong>{username === null ? t.gone : `${name} (@${username})`}</strong>
          ),
        },
        { name: 'tin', label: t.columnTin, cell: ({ tin }) => tin ?? t.noTin },
        {
          name: 'withheld',
          label: t.columnWithheld,
          isFigure: true,
          cell: ({ withheld }) => formatPesos(withheld),
        },
        {
          name: 'last',
          label: t.columnLast,
          cell: ({ last_withheld_at: at }) => shortDate(at, language),
        },
      ]}
      below={({ id, tin }) => tin !== null && <Whole creatorId={id} />}
    />
  );
}

/** All that they said, once it is asked for: the whole TIN is seen by whoever means to see it, on record. */
function Whole({ creatorId }: { creatorId: string }) {
  const t = useTexts(certificatesTexts);
  const read = useReadDetails();
  if (read.data) return <DetailsFacts details={read.data.details} />;
  return (
    <div className={classes.below}>
      <Button
        variant="default"
        loading={read.isPending}
        onClick={() => read.mutate({ params: { id: creatorId } })}
      >
        {t.show}
      </Button>
      <p className="dim">{t.showHint}</p>
    </div>
  );
}
