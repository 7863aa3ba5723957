import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import { mailStatementJob, makeStatementsJob } from './declared-jobs.ts';
import { mailStatement } from './mail-statement.ts';
import { makeStatements } from './make-statements.ts';
import type { StatementsDeps } from './statements-deps.ts';

export function statementsJobs(deps: StatementsDeps) {
  return [
    makeStatementsJob.handledBy(() => makeStatements(deps)),
    mailStatementJob.handledBy((payload) => refusedForGood(mailStatement(deps, payload))),
  ];
}
