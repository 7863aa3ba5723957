import type { Answer } from '../../lib/api-types.ts';
import { dateAndTime } from '../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../lib/texts.ts';
import { WrittenText } from '../written-text.tsx';
import classes from './strike-record.module.css';
import { type StrikesTexts, strikesTexts } from './strikes.texts.generated.ts';

type Own = Answer<'GET /users/me/strikes'>;

interface StrikeRecordProps {
  record: Own;
  /** How many strikes are listed, and the others counted; none where it is 0. */
  most?: number;
  /** With why each was decided. */
  hasReasons?: boolean;
}

/** What counts against a person, until when, and what would follow (P391). */
export function StrikeRecord({ record, most = 5, hasReasons = false }: StrikeRecordProps) {
  const t = useTexts(strikesTexts);
  const language = useLanguage();
  const { strikes, limit, window_days: days } = record;
  const count = strikes.length;
  return (
    <div className={classes.record} data-testid="strikes">
      <strong>{count === 0 ? t.none : t.counted({ count, limit })}</strong>
      {count > 0 && most > 0 && (
        <ul className={classes.list}>
          {strikes.slice(0, most).map((strike) => (
            <li key={strike.id}>
              {kindOf(strike, t)}{' '}
              <span className="dim">· {t.until({ when: dateAndTime(strike.counts_until, language) })}</span>
              {hasReasons && <WrittenText isDim>{strike.reason}</WrittenText>}
            </li>
          ))}
        </ul>
      )}
      {most > 0 && count > most && <span className="dim">{t.more({ count: count - most })}</span>}
      <span className="dim">{t.follows({ limit, days, next: stepWords(record.follows, t) })}</span>
    </div>
  );
}

function kindOf({ kind, subject_type: type }: Own['strikes'][number], t: StrikesTexts): string {
  if (kind === 'warning') return t.warning;
  const things = {
    profile: t.profile,
    comment: t.comment,
    message: t.message,
    post: t.post,
    live: t.live,
    live_line: t.liveLine,
  };
  return things[type ?? 'post'];
}

function stepWords({ act, days }: Own['follows'], t: StrikesTexts): string {
  return act === 'suspension' ? t.suspension({ days: days ?? 0 }) : t.ban;
}
