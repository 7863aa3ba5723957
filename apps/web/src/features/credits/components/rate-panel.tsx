import { formatPesos } from '@likha/contract/money';
import { type FormEvent, useRef, useState } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { creditsForPesos, pesosForCredits } from '../../../lib/credit-price.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { useTakenPlace } from '../../../ui/use-taken-place.ts';
import { useChangeRate } from '../api/use-change-rate.ts';
import { rateTexts } from '../rate.texts.generated.ts';
import { rateOf, rateProblem } from '../rate-input.ts';
import { ProposedRate } from './proposed-rate.tsx';
import { RateDialog } from './rate-dialog.tsx';
import classes from './rate-panel.module.css';

/** The conversion rate: what it is, what it would be, and what that means. */
export function RatePanel() {
  const t = useTexts(rateTexts);
  return (
    <Loaded
      query={useCall('GET /credits/admin/conversion-rate')}
      loading={<p role="status">{t.loading}</p>}
      failedTitle={t.loadFailed}
    >
      {(rate) => <RateContent rate={rate} />}
    </Loaded>
  );
}

type Rate = Answer<'GET /credits/admin/conversion-rate'>;

function RateContent({ rate }: { rate: Rate }) {
  const t = useTexts(rateTexts);
  const { php_per_credit, is_active, proposal } = rate;
  const place = useRef<HTMLElement>(null);
  useTakenPlace(place);
  return (
    <Card as="section" ref={place} className={classes.panel} aria-labelledby="rate-title">
      <h2 id="rate-title">{t.title}</h2>
      <p className={classes.current}>
        <span className={classes.figure} data-testid="current-rate">
          {t.current({ pesos: formatPesos(php_per_credit) })}
        </span>
        {is_active && <span className={classes.badge}>{t.active}</span>}
      </p>
      {proposal && <ProposedRate proposal={proposal} />}
      <RateForm key={php_per_credit} rate={rate} />
    </Card>
  );
}

function RateForm({ rate: current }: { rate: Rate }) {
  const t = useTexts(rateTexts);
  const [text, setText] = useState(current.php_per_credit.toFixed(2));
  const [isAsking, setIsAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const change = useChangeRate();
  const rate = rateOf(text);

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = rateProblem(text, t);
    setError(problem?.text ?? null);
    if (problem) return notify({ tone: 'bad', ...problem });
    setIsAsking(true);
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField
        label={t.newRate}
        type="number"
        inputMode="decimal"
        min={0.01}
        max={100}
        step={0.01}
        value={text}
        error={error}
        onChange={(event) => {
          setError(null);
          setText(event.currentTarget.value);
        }}
      />
      <RatePreview rate={rateProblem(text, t) ? 0 : rate} />
      <Button type="submit" disabled={!(rate > 0)}>
        {t.update}
      </Button>
      {isAsking && (
        <RateDialog
          current={current}
          next={rate}
          isBusy={change.isPending}
          onConfirm={(typed) => {
            const again = typed === undefined ? {} : { confirmed_php_per_credit: typed };
            const body = { php_per_credit: rate, shown_php_per_credit: current.php_per_credit, ...again };
            change.mutate({ body }, { onSuccess: () => setIsAsking(false) });
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </form>
  );
}

function RatePreview({ rate }: { rate: number }) {
  const t = useTexts(rateTexts);
  const bought = creditsForPesos(50, rate);
  return (
    <dl className={classes.preview} aria-live="polite" data-testid="rate-preview">
      {[100, 500, 1000].map((credits) => (
        <div key={credits}>
          <dt>{t.credits({ count: credits, shown: wholeNumber(credits) })}</dt>
          <dd className="money">{formatPesos(pesosForCredits(credits, rate))}</dd>
        </div>
      ))}
      <div>
        <dt>{t.buys({ pesos: '₱50' })}</dt>
        <dd className="money">{t.credits({ count: bought, shown: wholeNumber(bought) })}</dd>
      </div>
    </dl>
  );
}
