import { AppError } from '../../../platform/app-error.ts';
import { philippineTime } from '../../../platform/letter/mail-words.ts';
import { evidenceTexts } from './evidence.texts.generated.ts';

interface Facts {
  state: 'open' | 'won' | 'lost' | 'corrected';
  respondBy: Date | null;
  handedInAt: Date | null;
}

/** Why evidence cannot be changed any more; null while it can (P404). */
function closedBy(
  { state, respondBy, handedInAt }: Facts,
  now: Date,
): 'isHandedIn' | 'isOver' | 'isLate' | null {
  if (handedInAt) return 'isHandedIn';
  if (state !== 'open') return 'isOver';
  return respondBy && respondBy <= now ? 'isLate' : null;
}

export function isOpen(facts: Facts, now: Date): boolean {
  return closedBy(facts, now) === null;
}

/** @throws AppError `evidence_closed`, saying why */
export function demandOpen(facts: Facts, now: Date): void {
  const why = closedBy(facts, now);
  if (why === null) return;
  throw new AppError('evidence_closed', {
    detail: (language) => {
      if (why !== 'isLate') return evidenceTexts[language][why];
      return evidenceTexts[language].isLate({ when: philippineTime(facts.respondBy ?? now, language) });
    },
  });
}
