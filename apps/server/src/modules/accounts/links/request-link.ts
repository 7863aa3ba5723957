import { createHash } from 'node:crypto';
import type { Queryable } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import type { LinkRequest } from '../declared-jobs.ts';
import { mailLinkJob } from '../declared-jobs.ts';

/** Has a link mailed soon. Asked for many times before it is sent, it is one mail. */
export async function requestLink(db: Queryable, request: LinkRequest): Promise<void> {
  const to = createHash('sha256').update(`${request.userId}\n${request.email}`).digest('base64url');
  await addJob(db, mailLinkJob, request, { key: `link:${request.kind}:${to}` });
}
