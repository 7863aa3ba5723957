import { paths } from '@likha/contract/addresses';
import { type ReactNode, useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconCircle, IconCircleCheckFilled } from '../../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { ChooseInterests } from './choose-interests.tsx';
import classes from './first-steps.module.css';
import { firstStepsTexts } from './first-steps.texts.generated.ts';
import {
  areStepsShown,
  nextStep,
  STEP_NAMES,
  type StepName,
  type Steps,
  stepsDone,
} from './first-steps-progress.ts';
import { FollowSuggested } from './follow-suggested.tsx';

/** Leads a new fan from an empty feed to creators worth following; nothing for who has been here for a while. */
export function FirstSteps() {
  const { data } = useCall('GET /first-steps');
  return data && areStepsShown(data.steps) ? <StepsPanel steps={data.steps} /> : null;
}

function StepsPanel({ steps }: { steps: Steps }) {
  const t = useTexts(firstStepsTexts);
  const [skipped, setSkipped] = useState<ReadonlySet<StepName>>(new Set());
  const done = stepsDone(steps);
  const open = nextStep(steps, skipped);
  const putAway = useAction('PUT /first-steps', {
    invalidates: ['GET /first-steps'],
    onError: (error) => notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, t.notSavedText) }),
  });
  const titles = {
    interests: t.interests,
    follow: t.follow({ count: steps.wanted_follows }),
    credits: t.credits,
  };
  const parts: Record<StepName, ReactNode> = {
    interests: <ChooseInterests chosen={steps.interests} />,
    follow: <FollowSuggested follows={steps.follows} wanted={steps.wanted_follows} />,
    credits: <LinkButton to={paths.buyCredits()}>{t.buyCredits}</LinkButton>,
  };
  return (
    <Card as="section" className={classes.panel} aria-labelledby="first-steps" data-testid="first-steps">
      <header className={classes.head}>
        <div>
          <h2 id="first-steps">{t.title}</h2>
          <p className="dim" role="status">
            {t.progress({ done: Object.values(done).filter(Boolean).length, all: STEP_NAMES.length })}
          </p>
        </div>
        <Button
          variant="subtle"
          loading={putAway.isPending}
          onClick={() => putAway.mutate({ body: { is_put_away: true } })}
        >
          {t.putAway}
        </Button>
      </header>
      <ol className={classes.steps}>
        {STEP_NAMES.map((name) => (
          <li key={name} aria-current={name === open ? 'step' : undefined}>
            <h3 className={classes.step} data-done={done[name] || undefined}>
              {done[name] ? (
                <IconCircleCheckFilled size={22} aria-hidden />
              ) : (
                <IconCircle size={22} aria-hidden />
              )}
              {titles[name]}
              {done[name] && <span className="visually-hidden">{t.done}</span>}
            </h3>
            {name === open && (
              <div className={classes.part}>
                {parts[name]}
                <Button variant="subtle" onClick={() => setSkipped(new Set([...skipped, name]))}>
                  {t.skip}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
