import { useId, useState } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { accountWords } from '../payout-words.ts';
import { payoutsTexts } from '../payouts.texts.generated.ts';
import { minimumProblem, requestProblem } from '../request-problem.ts';
import { AskPayout } from './ask-payout.tsx';
import { InstantPayout } from './instant-payout.tsx';
import classes from './request-payout.module.css';

type Bucket = Answer<'POST /payouts'>['payout']['bucket'];

/** Request Payout, and Get paid now where payouts are sent at once: says why it cannot be, or asks before anything is held. */
export function RequestPayout({ bucket }: { bucket: Bucket }) {
  const t = useTexts(payoutsTexts);
  const language = useLanguage();
  const [asked, setAsked] = useState<'approved' | 'instant' | null>(null);
  const payouts = useCall('GET /payouts', PAYOUTS).data;
  const known = useCall('GET /payouts/settings').data;
  const available = payouts?.available[bucket] ?? 0;
  // Of earnings alone (P783).
  const withheld = bucket === 'earnings' ? (payouts?.withheld ?? 0) : 0;
  const instant = payouts?.instant ?? null;
  // What is not enough is said beside the buttons, too (P911); all that is missing, once one is pressed.
  const tooLittle = payouts && minimumProblem({ available, minimum: payouts.minimum }, t);
  const id = useId();
  const waits = {
    disabled: !payouts || !known,
    'aria-describedby': tooLittle ? id : undefined,
  };
  const whyNot = instant?.why_not[bucket] ?? null;
  const ask = (way: 'approved' | 'instant') => {
    if (!payouts || !known) return;
    const at = known.settings?.usable_at ?? null;
    const usableAt = at === null ? null : dateAndTime(at, language);
    const facts = { available, minimum: payouts.minimum, isSetUp: known.settings !== null, usableAt };
    const problem = requestProblem(facts, t);
    if (problem) notify({ tone: 'bad', ...problem });
    else if (way === 'instant' && whyNot !== null)
      notify({ tone: 'bad', title: t.needsApproval, text: whyNot });
    else setAsked(way);
  };
  const close = () => setAsked(null);
  return (
    <>
      <div className={classes.ways}>
        <Button {...waits} aria-haspopup="dialog" onClick={() => ask('approved')}>
          {t.request}
        </Button>
        {instant && (
          <Button {...waits} variant="default" aria-haspopup="dialog" onClick={() => ask('instant')}>
            {t.instant}
          </Button>
        )}
      </div>
      {tooLittle && (
        <p id={id} className={classes.reason}>
          {tooLittle.text}
        </p>
      )}
      {asked === 'instant' && known?.settings && instant && (
        <InstantPayout
          bucket={bucket}
          available={available}
          withheld={withheld}
          instant={instant}
          account={accountWords(known.settings, t)}
          onClose={close}
        />
      )}
      {asked === 'approved' && known?.settings && (
        <AskPayout
          bucket={bucket}
          available={available}
          withheld={withheld}
          account={accountWords(known.settings, t)}
          onClose={close}
        />
      )}
    </>
  );
}

/** What is available, and the minimum, come with the list. */
const PAYOUTS = { query: { limit: 1 } };
