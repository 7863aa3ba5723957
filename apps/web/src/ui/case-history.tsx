import type { Answer } from '../lib/api-types.ts';
import { dateAndTime } from '../lib/relative-time.ts';
import { useLanguage, useTexts } from '../lib/texts.ts';
import { caseTexts } from './case.texts.generated.ts';
import classes from './case-history.module.css';
import { WithFace } from './with-face.tsx';

type Step = Answer<'GET /admin/appeals'>['appeals'][number]['history'][number];

/** What staff decided about a case and took back, the newest first; nothing where it was decided once, which the card says itself. */
export function CaseHistory({ steps }: { steps: readonly Step[] }) {
  const t = useTexts(caseTexts);
  const language = useLanguage();
  if (!steps.some(({ what }) => what === 'taken_back')) return null;
  const words = {
    granted: t.granted,
    denied: t.denied,
    removed: t.removed,
    refused: t.refused,
    approved: t.approved,
    declined: t.declined,
    rejected: t.rejected,
    taken_back: t.takenBack,
  };
  return (
    <section aria-label={t.history} data-testid="case-history">
      <h3>{t.history}</h3>
      <ol className={classes.steps}>
        {steps.map(({ what, at, by, by_avatar: avatar, reason }) => (
          <li key={`${what} ${at}`}>
            <WithFace name={by ?? 'Likha'} avatar={avatar}>
              <strong>{words[what]}</strong>
              <span className="dim">{[by ?? 'Likha', dateAndTime(at, language)].join(' · ')}</span>
              {reason && <p>{reason}</p>}
            </WithFace>
          </li>
        ))}
      </ol>
    </section>
  );
}
