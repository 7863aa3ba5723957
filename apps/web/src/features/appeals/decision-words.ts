import type { Answer } from '../../lib/api-types.ts';
import type { AppealsTexts } from './appeals.texts.generated.ts';

type Decided = Pick<Answer<'POST /appeals/case'>['sanction'], 'kind' | 'stream'>;

/** What was decided, in a word or two: of a stream nothing is removed, it is cut. */
export function decisionWords({ kind, stream }: Decided, t: AppealsTexts): string {
  return kind === 'removal' && stream !== null ? t.cut : t[kind];
}
