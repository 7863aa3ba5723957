import { FIRST_STEPS } from '@likha/contract/limits';
import { useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import classes from './choose-interests.module.css';
import { firstStepsTexts } from './first-steps.texts.generated.ts';

/** Tags that creators use now, as many as somebody likes. */
export function ChooseInterests({ chosen: before }: { chosen: string[] }) {
  const t = useTexts(firstStepsTexts);
  const [chosen, setChosen] = useState<readonly string[]>(before);
  const query = useCall('GET /interests');
  const save = useAction('PUT /first-steps', {
    invalidates: ['GET /first-steps', 'GET /creators/suggested'],
    onError: (error) => notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, t.notSavedText) }),
  });
  const toggle = (tag: string) =>
    setChosen(chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag]);
  const isFull = chosen.length >= FIRST_STEPS.interests;
  return (
    <Loaded query={query} loading={<Skeleton height={96} label={t.loading} />} failedTitle={t.loadFailed}>
      {({ interests }) =>
        interests.length === 0 ? (
          <p className="dim">{t.noInterests}</p>
        ) : (
          <>
            <div className={classes.chips}>
              {interests.map((tag) => (
                <button
                  key={tag}
                  type="button"
                  className={classes.chip}
                  aria-pressed={chosen.includes(tag)}
                  disabled={isFull && !chosen.includes(tag)}
                  onClick={() => toggle(tag)}
                >
                  {tag}
                </button>
              ))}
            </div>
            <Button
              disabled={chosen.length === 0}
              loading={save.isPending}
              onClick={() => save.mutate({ body: { interests: [...chosen] } })}
            >
              {t.showCreators}
            </Button>
          </>
        )
      }
    </Loaded>
  );
}
