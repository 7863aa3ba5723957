import { MONTHLY_GOALS } from '@likha/contract/limits';
import { formatPesos } from '@likha/contract/money';
import type { Answer } from '../../lib/api-types.ts';
import { wholeNumber } from '../../lib/format.ts';
import type { StudioTexts } from './studio.texts.generated.ts';

export type Goals = Answer<'GET /studio'>['goals'];

/** What the form holds: texts, as they are typed. */
export interface GoalValues {
  earnings: string;
  new_subscribers: string;
}

const DECORATION = /[₱,\s]/g;
const PESOS = /^\d{1,9}(\.\d{1,2})?$/;
const WHOLE = /^\d{1,9}$/;

export function goalValues({ earnings, new_subscribers }: Goals): GoalValues {
  return { earnings: String(earnings), new_subscribers: String(new_subscribers) };
}

/** What is sent; who checked the values knows that both are numbers. */
export function goalsOf(values: GoalValues): Goals {
  return {
    earnings: Number(plain(values.earnings)),
    new_subscribers: Number(plain(values.new_subscribers)),
  };
}

/** What is wrong with a field, before it is sent; by field. */
export function goalChecks(t: StudioTexts) {
  const { pesos, subscribers } = MONTHLY_GOALS;
  return {
    earnings: (value: string) =>
      isWithin(value, PESOS, pesos)
        ? null
        : t.earningsRange({ least: formatPesos(pesos.min), most: formatPesos(pesos.max) }),
    new_subscribers: (value: string) =>
      isWithin(value, WHOLE, subscribers)
        ? null
        : t.subscribersRange({ least: wholeNumber(subscribers.min), most: wholeNumber(subscribers.max) }),
  };
}

/** How much of a goal is reached, from 0 to 100. */
export function percentOf(reached: number, goal: number): number {
  return Math.min(100, Math.floor((reached / goal) * 100));
}

function isWithin(value: string, form: RegExp, { min, max }: { min: number; max: number }): boolean {
  const text = plain(value);
  return form.test(text) && Number(text) >= min && Number(text) <= max;
}

function plain(value: string): string {
  return value.replace(DECORATION, '');
}
