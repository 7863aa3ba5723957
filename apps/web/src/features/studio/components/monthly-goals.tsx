import { formatPesos } from '@likha/contract/money';
import { useState } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { percentOf } from '../goal-values.ts';
import { studioTexts } from '../studio.texts.generated.ts';
import { GoalsForm } from './goals-form.tsx';
import classes from './monthly-goals.module.css';

type Studio = Answer<'GET /studio'>;

/** What a creator wants of this month, and how much of it is there. */
export function MonthlyGoals() {
  const t = useTexts(studioTexts);
  return (
    <Card as="section" className={classes.box} aria-labelledby="monthly-goals">
      <h2 id="monthly-goals">{t.goals}</h2>
      <Loaded
        query={useCall('GET /studio')}
        loading={<Skeleton height={180} label={t.goalsLoading} />}
        failedTitle={t.goalsFailed}
      >
        {(studio) => <GoalsOrForm studio={studio} />}
      </Loaded>
    </Card>
  );
}

function GoalsOrForm({ studio: { goals, reached } }: { studio: Studio }) {
  const t = useTexts(studioTexts);
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) return <GoalsForm goals={goals} onDone={() => setIsEditing(false)} />;
  return (
    <>
      <Progress label={t.earnings} reached={reached.earnings} goal={goals.earnings} write={formatPesos} />
      <Progress
        label={t.newSubscribers}
        reached={reached.new_subscribers}
        goal={goals.new_subscribers}
        write={wholeNumber}
      />
      <div>
        <Button variant="default" onClick={() => setIsEditing(true)}>
          {t.edit}
        </Button>
      </div>
    </>
  );
}

interface ProgressProps {
  label: string;
  reached: number;
  goal: number;
  write: (amount: number) => string;
}

function Progress({ label, reached, goal, write }: ProgressProps) {
  const t = useTexts(studioTexts);
  return (
    <div className={classes.goal}>
      <p className={classes.words}>
        <strong>{label}</strong>
        <span className="money">{t.ofGoal({ reached: write(reached), goal: write(goal) })}</span>
      </p>
      <ProgressBar percent={percentOf(reached, goal)} label={label} />
      {reached >= goal && <p className={classes.reached}>{t.reached}</p>}
    </div>
  );
}
