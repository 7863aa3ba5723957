import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import type { ContactDeps } from './contact-deps.ts';
import { mailOperatorJob } from './declared-jobs.ts';
import { mailOperator } from './mail-operator.ts';

export function contactJobs(deps: ContactDeps) {
  return [mailOperatorJob.handledBy(({ messageId }) => refusedForGood(mailOperator(deps, messageId)))];
}
