import type { CallInput, Calls } from '@likha/contract';
import { MINIMUM_AGE_YEARS } from '@likha/contract/limits';
import { ageInYears, philippineDay } from '../../accounts/index.ts';
import { liveTexts } from '../live.texts.generated.ts';
import { refused } from '../refused.ts';

/** Everybody on camera, as the host names them. */
export type Named = NonNullable<CallInput<Calls['createLive']>['body']['people']>;

/**
 * Everybody who can be seen or heard is of age and agreed, and the host is one of them (P622). @throws AppError `validation_failed` that names the field
 */
export function checkPeople(people: Named, consents: boolean | undefined, now: Date): void {
  const day = philippineDay(now);
  const youngest = people.findIndex(({ birth_date: birth }) => !isOfAge(birth, day));
  if (youngest >= 0)
    throw refused('people', (language) => liveTexts[language].tooYoung({ years: MINIMUM_AGE_YEARS }));
  if (people.filter(({ is_host }) => is_host).length !== 1)
    throw refused('people', (language) => liveTexts[language].oneHost);
  if (consents !== true) throw refused('consents', (language) => liveTexts[language].consentsNeeded);
}

function isOfAge(birth: string, day: string): boolean {
  const years = ageInYears(birth, day);
  return years >= MINIMUM_AGE_YEARS && years < 120;
}
