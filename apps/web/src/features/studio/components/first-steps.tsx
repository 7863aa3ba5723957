import { paths } from '@likha/contract/addresses';
import { useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconCircle, IconCircleCheckFilled } from '../../../ui/icons/icons.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { type Step, stepsOf } from '../first-steps.ts';
import { studioTexts } from '../studio.texts.generated.ts';
import classes from './first-steps.module.css';

const loadShare = () => import('../../../ui/share/share-dialog.tsx').then((module) => module.ShareDialog);

/** What a new creator has yet to set up; nothing until it is known, and a way back once it was put away. */
export function FirstSteps({ className = '' }: { className?: string | undefined }) {
  const t = useTexts(studioTexts);
  const { data } = useCall('GET /studio');
  const settle = useAction('PUT /studio/first-steps', {
    invalidates: ['GET /studio'],
    onError: (error) => notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, t.tryAgain) }),
  });
  if (!data) return null;
  const steps = stepsOf(data.first_steps, t);
  const done = steps.filter(({ isDone }) => isDone).length;
  const isComplete = done === steps.length;
  if (data.first_steps.is_put_away)
    return isComplete ? null : (
      <div className={className}>
        <Button
          variant="subtle"
          loading={settle.isPending}
          onClick={() => settle.mutate({ body: { put_away: false } })}
        >
          {t.takeOut}
        </Button>
      </div>
    );
  return (
    <Card as="section" className={`${classes.box} ${className}`} aria-labelledby="first-steps">
      <div className={classes.head}>
        <h2 id="first-steps">{t.steps}</h2>
        <p className="dim">{t.stepsDone({ done, all: steps.length })}</p>
      </div>
      {isComplete ? (
        <p>{t.allDone}</p>
      ) : (
        <ul className={classes.list}>
          {steps.map((step) => (
            <StepLine
              key={step.name}
              step={step}
              onShared={() => settle.mutate({ body: { link_shared: true } })}
            />
          ))}
        </ul>
      )}
      <div>
        <Button
          variant="default"
          loading={settle.isPending}
          onClick={() => settle.mutate({ body: { put_away: true } })}
        >
          {t.putAway}
        </Button>
      </div>
    </Card>
  );
}

function StepLine({ step, onShared }: { step: Step; onShared: () => void }) {
  const t = useTexts(studioTexts);
  const { isDone, label, to } = step;
  return (
    <li className={classes.step} data-done={isDone || undefined}>
      {isDone ? <IconCircleCheckFilled size={22} aria-hidden /> : <IconCircle size={22} aria-hidden />}
      <span className="visually-hidden">{isDone ? t.stepDone : t.stepOpen}: </span>
      {to ? (
        <Link to={to} className={classes.action}>
          {label}
        </Link>
      ) : (
        <ShareOwnPage label={label} onShared={onShared} />
      )}
    </li>
  );
}

function ShareOwnPage({ label, onShared }: { label: string; onShared: () => void }) {
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const onClose = () => setIsOpen(false);
  if (!user) return null;
  const shared = { path: paths.profile(user.username), title: user.full_name, onShared, onClose };
  return (
    <>
      <button type="button" className={classes.action} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {label}
      </button>
      {isOpen && <OnDemand load={loadShare} props={shared} onFailed={onClose} />}
    </>
  );
}
