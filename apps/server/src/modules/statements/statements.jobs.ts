import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import { mailStatementJob, mailYearJob, makeStatementsJob } from './declared-jobs.ts';
import { mailStatement } from './mail-statement.ts';
import { mailYear } from './mail-year.ts';
import { makeStatements } from './make-statements.ts';
import type { StatementsDeps } from './statements-deps.ts';

export function statementsJobs(deps: StatementsDeps) {
  return [
    makeStatementsJob.handledBy(() => makeStatements(deps)),
    mailStatementJob.handledBy((payload) => refusedForGood(mailStatement(deps, payload))),
    mailYearJob.handledBy((payload) => refusedForGood(mailYear(deps, payload))),
  ];
}
