import { createHash } from 'node:crypto';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import type { LinkRequest } from '../declared-jobs.ts';
import { mailLinkJob } from '../declared-jobs.ts';

/** Has a link mailed soon. Asked for many times before it is sent, it is one mail. */
export async function requestLink(
  deps: Pick<BaseDeps, 'clock'>,
  db: Queryable,
  request: Omit<LinkRequest, 'askedAt'>,
): Promise<void> {
  const to = createHash('sha256').update(`${request.userId}\n${request.email}`).digest('base64url');
  await addJob(
    db,
    mailLinkJob,
    { ...request, askedAt: deps.clock.now() },
    { key: `link:${request.kind}:${to}` },
  );
}
