import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconCircleCheck, IconCircleX } from '../../../ui/icons/icons.generated.ts';
import { Notice } from '../../../ui/notice.tsx';
import { type AccessCheck, accessChecks, isAsItMust, type Reply } from './access-checks.ts';
import classes from './access-control.module.css';
import { type MediaTestTexts, mediaTestTexts } from './media-test.texts.generated.ts';

interface Run {
  checks: readonly AccessCheck[];
  replies: readonly Reply[];
}

/** What must be refused and what must be given, asked for really, one line a request. */
export function AccessControl() {
  const t = useTexts(mediaTestTexts);
  const [run, setRun] = useState<Run | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function start() {
    setIsRunning(true);
    setHasFailed(false);
    try {
      const checks = await accessChecks(t);
      let replies: Reply[] = [];
      setRun({ checks, replies });
      for (const { ask } of checks) {
        replies = [...replies, await ask()];
        setRun({ checks, replies });
      }
    } catch {
      setHasFailed(true);
    } finally {
      setIsRunning(false);
    }
  }

  return (
    <div className={classes.view}>
      <h2 className="visually-hidden">{t.access}</h2>
      <p className="dim">{t.accessLead}</p>
      <div>
        <Button onClick={() => void start()} loading={isRunning}>
          {run ? t.runAgain : t.run}
        </Button>
      </div>
      <div role="status">
        {hasFailed ? (
          <Notice tone="warn">{t.runFailed}</Notice>
        ) : (
          run && <Summary {...run} isRunning={isRunning} />
        )}
      </div>
      {run && <Lines {...run} />}
    </div>
  );
}

function Summary({ checks, replies, isRunning }: Run & { isRunning: boolean }) {
  const t = useTexts(mediaTestTexts);
  const all = checks.length;
  if (isRunning) return <p className="money">{t.running({ done: replies.length, all })}</p>;
  const bad = checks.filter((check, at) => !replies[at] || !isAsItMust(check, replies[at])).length;
  return bad === 0 ? (
    <Notice tone="good" testId="access-good">
      {t.allGood({ all })}
    </Notice>
  ) : (
    <Notice tone="warn">{t.someBad({ bad, all })}</Notice>
  );
}

function Lines({ checks, replies }: Run) {
  const t = useTexts(mediaTestTexts);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t.what}</th>
          <th scope="col">{t.must}</th>
          <th scope="col">{t.answered}</th>
        </tr>
      </thead>
      <tbody>
        {checks.map((check, at) => (
          <tr key={check.name}>
            <th scope="row">{check.name}</th>
            <td data-label={t.must}>{wordsOf(check.must)}</td>
            <td data-label={t.answered}>
              <Verdict check={check} reply={replies[at]} t={t} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Verdict({ check, reply, t }: { check: AccessCheck; reply: Reply | undefined; t: MediaTestTexts }) {
  if (!reply) return <span className="dim">{t.notAsked}</span>;
  const isGood = isAsItMust(check, reply);
  const Icon = isGood ? IconCircleCheck : IconCircleX;
  return (
    <span className={classes.verdict} data-good={isGood}>
      <Icon size={20} stroke={1.75} aria-label={isGood ? t.good : t.bad} role="img" />
      {wordsOf(reply)}
    </span>
  );
}

/** As a program reads it: the same in every language. */
function wordsOf({ status, code }: Reply): string {
  return code ? `${status} ${code}` : String(status);
}
