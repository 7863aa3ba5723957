import { paths } from '@likha/contract/addresses';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { letter } from '../../../platform/letter/letter.ts';
import { philippineTime } from '../../../platform/letter/mail-words.ts';
import { messagesTexts } from '../messages.texts.generated.ts';
import type { MessagesMailDeps } from '../messages-deps.ts';
import { findStopped } from './broadcasts.queries.ts';

/** Tells a creator that what they scheduled was stopped for its words, which the mail does not repeat (P986). Sent twice it is the same message. */
export async function mailStopped(deps: MessagesMailDeps, broadcastId: string): Promise<void> {
  const stopped = await findStopped(deps.db, broadcastId);
  if (!stopped?.scheduled_at) return;
  const language = stopped.language ?? DEFAULT_LANGUAGE;
  const t = messagesTexts[language];
  const written = letter({
    language,
    name: stopped.full_name,
    subject: t.stoppedSubject,
    blocks: [
      t.stoppedText({ when: philippineTime(stopped.scheduled_at, language) }),
      { link: `${deps.publicUrl}${paths.broadcast(broadcastId)}` },
    ],
  });
  await deps.mail.send({ key: `broadcast-stopped-${broadcastId}`, to: stopped.email, ...written });
}
