import { useTexts } from '../../../lib/texts.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { useKeptChoice } from '../../../lib/use-kept-choice.ts';
import { Select } from '../../../ui/form/select.tsx';
import { IconCashBanknote, IconDownload } from '../../../ui/icons/icons.generated.ts';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { payoutQueueTexts } from '../payout-queue.texts.generated.ts';
import { bucketWords, statusWords } from '../payout-words.ts';
import classes from './payout-queue.module.css';
import { PayoutRisk } from './payout-risk.tsx';
import { PayoutTable } from './payout-table.tsx';

/** What creators asked to be paid, by state and bucket, the longest waiting first; and the list to pay by. */
export function PayoutQueue() {
  const t = useTexts(payoutQueueTexts);
  const { pending, ...words } = statusWords(t);
  const state = useKeptChoice('payout_state', [{ value: 'pending', label: pending }, ...optionsOf(words)]);
  const buckets = optionsOf(bucketWords(t));
  const bucket = useKeptChoice('payout_bucket', [{ value: 'all', label: t.all }, ...buckets]);
  const status = state.value;
  const pages = useDatedPages('GET /admin/payouts', 'payout_requests', {
    query: { status, limit: 20, ...(bucket.value !== 'all' && { bucket: bucket.value }) },
  });
  return (
    <section className={classes.queue} aria-label={t.title}>
      <PayoutRisk />
      <ListTools {...pages.tools}>
        <Select label={t.state} {...state} />
        <Select label={t.bucket} {...bucket} />
      </ListTools>
      {status === 'approved' && (pages.data?.length ?? 0) > 0 && <PayList />}
      <Loaded
        query={pages}
        failedTitle={t.loadFailed}
        loading={<SkeletonList count={5} height={36} label={t.loading} />}
        empty={
          <StatePanel
            icon={<IconCashBanknote size={32} stroke={1.75} />}
            title={t.noneTitle}
            text={t.noneText}
          />
        }
      >
        {(requests) => (
          <>
            <PayoutTable requests={requests} />
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function optionsOf<Value extends string>(words: Record<Value, string>): { value: Value; label: string }[] {
  return (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }));
}

/** A link, as it is a file; each time it is made is on record. */
function PayList() {
  const t = useTexts(payoutQueueTexts);
  return (
    <p className={classes.list}>
      <a href="/api/admin/payouts/export" download className={classes.download}>
        <IconDownload size={20} stroke={1.75} aria-hidden />
        {t.payList}
      </a>
      <span className="dim">{t.payListHint}</span>
    </p>
  );
}
