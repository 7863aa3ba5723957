import { paths } from '@likha/contract/addresses';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { formatCredits } from '@likha/contract/money';
import { letter } from '../../platform/letter/letter.ts';
import { findMailFacts } from './restitutions.queries.ts';
import { restitutionsTexts } from './restitutions.texts.generated.ts';
import type { RestitutionsDeps } from './restitutions-deps.ts';

export interface ToldRestitution {
  fanId: string;
  causeId: string;
  at: Date;
}

/** Tells a fan that credits came back, and why (P246). Repeating it sends the same message again. */
export async function mailRestitution(deps: RestitutionsDeps, told: ToldRestitution): Promise<void> {
  const facts = await findMailFacts(deps.db, told);
  if (!facts) return;
  const language = facts.language ?? DEFAULT_LANGUAGE;
  const t = restitutionsTexts[language];
  const credits = formatCredits(facts.credits);
  const words = {
    post_removed: t.postRemoved,
    live_failed: t.liveFailed,
    live_late: t.liveLate,
    live_blocked: t.liveClosed,
    months_blocked: t.monthsClosed,
    banned: t.creatorGone,
    left: t.creatorGone,
  }[facts.cause]({ credits });
  const blocks = [words, { link: `${deps.publicUrl}${paths.creditHistory()}` }];
  const written = letter({ language, name: facts.full_name, subject: t.subject({ credits }), blocks });
  await deps.mail.send({ key: keyOf(told), to: facts.email, ...written });
}

function keyOf({ fanId, causeId, at }: ToldRestitution): string {
  return `restitution-${fanId}-${causeId}-${at.getTime()}`;
}
