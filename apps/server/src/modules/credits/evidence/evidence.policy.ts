import { AppError } from '../../../platform/app-error.ts';
import { philippineTime } from '../../../platform/letter/mail-words.ts';
import type { Answered, EvidenceRow } from './evidence.queries.ts';
import { evidenceTexts } from './evidence.texts.generated.ts';

interface Facts {
  state: 'open' | 'won' | 'lost' | 'corrected';
  respondBy: Date | null;
  handedInAt: Date | null;
  /** Since when it is being sent. */
  askedAt: Date | null;
}

/** Why evidence cannot be changed any more; null while it can (P404). */
function closedBy(
  { state, respondBy, handedInAt, askedAt }: Facts,
  now: Date,
): 'isHandedIn' | 'isBeingSent' | 'isOver' | 'isLate' | null {
  if (handedInAt) return 'isHandedIn';
  if (askedAt) return 'isBeingSent';
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

/** What decides whether it can be changed. */
export function factsOf({ state, respond_by }: Answered, row: EvidenceRow | undefined) {
  return {
    state,
    respondBy: respond_by,
    handedInAt: row?.handed_in_at ?? null,
    askedAt: row?.asked_at ?? null,
  };
}
