import { formatPesos } from '@likha/contract/money';
import { useEffect, useEffectEvent } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { searchWith } from '../../../lib/search-with.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { type TopUpTexts, topUpTexts } from './top-up.texts.generated.ts';
import type { TopUp, TopUpState } from './top-up.ts';
import { TopUpForm } from './top-up-form.tsx';
import classes from './top-up-settings.module.css';

/** Credits that are bought by themselves when they run low: to turn on, to change, to turn off (P789). */
export function TopUpSettings() {
  const t = useTexts(topUpTexts);
  return (
    <Card as="section" className={classes.box} aria-labelledby="top-up" data-testid="top-up">
      <h2 id="top-up">{t.title}</h2>
      <p className="dim">{t.hint}</p>
      <Loaded
        query={useCall('GET /credits/auto-top-up')}
        loading={<SkeletonList count={2} height={96} label={t.loading} />}
        failedTitle={t.failed}
      >
        {(state) => <Shown state={state} />}
      </Loaded>
    </Card>
  );
}

function Shown({ state: { is_offered: isOffered, top_up: topUp } }: { state: TopUpState }) {
  const t = useTexts(topUpTexts);
  const isWaiting = topUp?.status === 'waiting';
  return (
    <>
      {topUp && <Standing topUp={topUp} />}
      {!isOffered && <p>{t.notOffered}</p>}
      {isOffered && !isWaiting && <Offered topUp={topUp} />}
    </>
  );
}

/** The packs that can be bought; without them there would be a list of nothing, and no way to ask again. */
function Offered({ topUp }: { topUp: TopUp | null }) {
  const t = useTexts(topUpTexts);
  return (
    <Loaded
      query={useCall('GET /config')}
      loading={<SkeletonList count={2} height={96} label={t.loading} />}
      failedTitle={t.failed}
    >
      {({ packs }) => <TopUpForm key={topUp?.status} topUp={topUp} packs={packs} />}
    </Loaded>
  );
}

/** What is agreed to, and the ways out of it. */
function Standing({ topUp }: { topUp: TopUp }) {
  const t = useTexts(topUpTexts);
  const { confirm, end } = useTopUpActions();
  useBack(() => confirm.mutate({}), topUp.status === 'waiting');
  const off = (words: string) => (
    <Button variant="subtle" loading={end.isPending} onClick={() => end.mutate({})}>
      {words}
    </Button>
  );
  if (topUp.status === 'waiting')
    return (
      <Notice
        testId="top-up-waiting"
        actions={
          <div className={classes.actions}>
            <a className={buttonClass({})} href={topUp.approval_url ?? ''}>
              {t.goAgree}
            </a>
            <Button variant="default" loading={confirm.isPending} onClick={() => confirm.mutate({})}>
              {t.agreed}
            </Button>
            {off(t.cancel)}
          </div>
        }
      >
        <p>{t.waits}</p>
      </Notice>
    );
  const on = t.on({
    count: topUp.threshold,
    threshold: wholeNumber(topUp.threshold),
    price: formatPesos(topUp.price),
    bought: formatPesos(topUp.spent),
    limit: formatPesos(topUp.monthly_limit),
  });
  return (
    <Notice
      testId={`top-up-${topUp.status}`}
      tone={topUp.status === 'on' ? 'good' : 'warn'}
      actions={off(t.end)}
    >
      <p>{whyPaused(topUp, t) ?? on}</p>
      {topUp.status === 'on' && <Resting topUp={topUp} />}
    </Notice>
  );
}

/** Why nothing is bought now, although it is on: a break that the fan takes, or the month's limit. */
function Resting({ topUp: { spent, price, monthly_limit: limit } }: { topUp: TopUp }) {
  const t = useTexts(topUpTexts);
  const language = useLanguage();
  const until = useCall('GET /spending/limits').data?.cool_off_until;
  if (until) return <p>{t.resting({ when: dateAndTime(until, language) })}</p>;
  return spent + price > limit ? <p>{t.monthFull}</p> : null;
}

function whyPaused({ paused_because: why }: TopUp, t: TopUpTexts): string | null {
  if (!why) return null;
  return why === 'declined' ? t.declined : t.price;
}

function useTopUpActions() {
  const t = useTexts(topUpTexts);
  const onError = (error: Error) =>
    notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, t.tryAgain) });
  const confirm = useAction('POST /credits/auto-top-up/confirmation', {
    invalidates: ['GET /credits/auto-top-up'],
    onSuccess: () => notify({ tone: 'good', title: t.isOn }),
    onError,
  });
  const end = useAction('DELETE /credits/auto-top-up', {
    invalidates: ['GET /credits/auto-top-up'],
    onSuccess: () => notify({ tone: 'good', title: t.isOff }),
    onError,
  });
  return { confirm, end };
}

/** Who comes back from where they agreed need not say so; the address forgets it, so that a reload asks nothing. */
function useBack(onBack: () => void, isWaiting: boolean): void {
  const [search, setSearch] = useSearchParams();
  const back = search.get('top_up');
  const act = useEffectEvent(() => {
    setSearch(searchWith(search, { top_up: undefined }), { replace: true });
    if (back === 'back' && isWaiting) onBack();
  });
  useEffect(() => {
    if (back !== null) act();
  }, [back]);
}
