import type { Metrics } from '../../platform/metrics.ts';
import { inSpan } from '../../platform/telemetry/spans.ts';
import { type Mail, MailRefused } from './mail.ts';

/** The same mail, counted: what was sent, what will never be taken, and what is tried again (P263). */
export function countMail(mail: Mail, { parts }: Pick<Metrics, 'parts'>): Mail {
  return {
    ...mail,
    async send(message) {
      try {
        await inSpan('mail: send', { 'likha.provider': 'mail' }, () => mail.send(message));
        parts.mails.inc({ outcome: 'sent' });
      } catch (error) {
        parts.mails.inc({ outcome: error instanceof MailRefused ? 'refused' : 'failed' });
        throw error;
      }
    },
  };
}
