import { PermanentFailure } from '../../platform/declare-job.ts';
import { MailRefused } from './mail.ts';

/** For jobs: what a mail server will never take is not sent again; anything else is worth another try. */
export async function refusedForGood(sending: Promise<void>): Promise<void> {
  try {
    await sending;
  } catch (error) {
    throw error instanceof MailRefused ? new PermanentFailure(error.message) : error;
  }
}
