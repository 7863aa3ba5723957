import { formatCredits } from '@likha/contract/money';
import { useId } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { ChoiceCard } from '../../../ui/form/choice-card.tsx';
import { plansTexts } from '../plans.texts.generated.ts';
import { type Plan, planName } from '../plans.ts';
import { priceWords } from '../price-words.ts';
import { subscribingTexts } from '../subscribing.texts.generated.ts';
import classes from './plan-picker.module.css';

interface PlanPickerProps {
  plans: readonly Plan[];
  chosen: Plan;
  onChoose: (plan: Plan) => void;
}

/** The ways to subscribe, each with what it costs in all and by the month. */
export function PlanPicker({ plans, chosen, onChoose }: PlanPickerProps) {
  const t = useTexts(plansTexts);
  const prices = useTexts(subscribingTexts);
  const name = useId();
  return (
    <fieldset className={classes.set}>
      <legend className="visually-hidden">{t.choosePlan}</legend>
      {plans.map((plan) => (
        <ChoiceCard
          key={plan.plan}
          name={name}
          isChosen={plan.plan === chosen.plan}
          onChoose={() => onChoose(plan)}
          className={classes.plan}
          testId={`plan-${plan.plan}`}
        >
          <span className={classes.name}>
            {planName(plan, t)}
            {plan.discount_percent > 0 && (
              <span className={classes.less}>{t.less({ percent: plan.discount_percent })}</span>
            )}
          </span>
          <span className={classes.price}>
            <strong>{priceWords(plan.credits, plan.price, prices)}</strong>
            {plan.months > 1 && (
              <span className="dim">{t.eachMonth({ credits: formatCredits(plan.credits_per_month) })}</span>
            )}
          </span>
        </ChoiceCard>
      ))}
    </fieldset>
  );
}
