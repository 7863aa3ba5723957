import { paths } from '@likha/contract/addresses';
import { formatPesos } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { CaseHistory } from '../../../ui/case-history.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TakeBackCase } from '../../../ui/take-back-case.tsx';
import { WithFace } from '../../../ui/with-face.tsx';
import { WrittenText } from '../../../ui/written-text.tsx';
import { appealsTexts } from '../appeals.texts.generated.ts';
import { decisionWords } from '../decision-words.ts';
import { queueTexts } from '../queue.texts.generated.ts';
import classes from './appeal-card.module.css';
import { AppealDecision } from './appeal-decision.tsx';

type Appeal = Answer<'GET /admin/appeals'>['appeals'][number];

/** One appeal: what was decided and why, what the person says, and the decision about it. */
export function AppealCard({ appeal }: { appeal: Appeal }) {
  const t = useTexts(queueTexts);
  const words = useTexts(appealsTexts);
  const language = useLanguage();
  const { sanction, full_name: name } = appeal;
  const { stream, payout } = sanction;
  const when = (moment: string) => dateAndTime(moment, language);
  const against = {
    what: decisionWords(sanction, words),
    name: sanction.created_by ?? t.rule,
    when: when(sanction.created_at),
  };
  return (
    <Card as="article" className={classes.appeal} data-testid="appeal">
      <header>
        <WithFace name={name} avatar={appeal.avatar}>
          <h2>{name}</h2>
          <p className="dim">
            @{appeal.username} ·{' '}
            <Link to={paths.adminPerson(appeal.user_id)} className="text-link">
              {t.person}
            </Link>
          </p>
          <p className="dim">{t.against(against)}</p>
          {payout && (
            <p className="dim">
              {t.ofPayout({ pesos: formatPesos(payout.amount), when: when(payout.requested_at) })}
            </p>
          )}
        </WithFace>
      </header>
      <div>
        <h3>{t.theirReason}</h3>
        <WrittenText>{sanction.reason}</WrittenText>
      </div>
      {stream && (
        <div data-testid="appeal-stream">
          <h3>{t.ofStream}</h3>
          <WrittenText>{stream.title}</WrittenText>
          {stream.started_at && <p className="dim">{t.streamStarted({ when: when(stream.started_at) })}</p>}
          {sanction.live_evidence_url && (
            <p>
              <a className="text-link" href={sanction.live_evidence_url} download>
                {t.liveEvidence}
              </a>
            </p>
          )}
          {sanction.live_evidence === 'waiting' && <p className="dim">{t.liveEvidenceWaiting}</p>}
          {sanction.live_evidence === 'lost' && <p className="dim">{t.liveEvidenceLost}</p>}
        </div>
      )}
      {!stream && sanction.removed_text && (
        <div>
          <h3>{t.removed}</h3>
          <WrittenText>{sanction.removed_text}</WrittenText>
        </div>
      )}
      <div>
        <h3>{t.theirWords({ when: when(appeal.sent_at) })}</h3>
        <WrittenText>{appeal.text}</WrittenText>
      </div>
      <CaseHistory steps={appeal.history} />
      {appeal.decision === null ? <Open appeal={appeal} /> : <Decided appeal={appeal} />}
      {appeal.decision === 'denied' && (
        <TakeBackCase
          address="POST /admin/appeals/{id}/take-back"
          id={appeal.id}
          name={name}
          means={t.takeBackMeans}
          invalidates={['GET /admin/appeals']}
        />
      )}
    </Card>
  );
}

function Open({ appeal }: { appeal: Appeal }) {
  const t = useTexts(queueTexts);
  const { sanction } = appeal;
  return (
    <>
      {sanction.ended_at && <p className="dim">{t.isOver}</p>}
      {sanction.kind === 'removal' && !sanction.ended_at && (
        <p className="dim">
          {sanction.stream ? t.streamStaysOver : sanction.stays_removed ? t.removalStays : t.removalReturns}
        </p>
      )}
      {sanction.kind === 'payout' && <p className="dim">{t.payoutStays}</p>}
      {appeal.is_own_decision && <Notice tone="warn">{t.ownDecision}</Notice>}
      <AppealDecision
        id={appeal.id}
        name={appeal.full_name}
        whenGranted={sanction.kind === 'payout' ? t.grantPayoutSure : t.grantSure}
      />
    </>
  );
}

function Decided({ appeal: { decision, decided_by: by, decided_at: at, answer } }: { appeal: Appeal }) {
  const t = useTexts(queueTexts);
  const language = useLanguage();
  const facts = { name: by ?? 'Likha', when: at ? dateAndTime(at, language) : '' };
  return (
    <>
      <p>
        <strong>{decision === 'granted' ? t.granted(facts) : t.denied(facts)}</strong>
      </p>
      {answer && <WrittenText>{answer}</WrittenText>}
    </>
  );
}
