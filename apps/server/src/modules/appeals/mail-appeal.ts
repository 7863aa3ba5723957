import { DEFAULT_LANGUAGE } from '@likha/contract';
import { oneLine } from '../../platform/mail-words.ts';
import { findAddressee, findAppeal } from './appeals.queries.ts';
import { appealsTexts } from './appeals.texts.generated.ts';
import type { AppealsMailDeps } from './appeals-deps.ts';

/** Tells one side how an appeal ended, in their language. Sent twice it is the same message. */
export async function mailAppeal(
  deps: AppealsMailDeps,
  { appealId, to }: { appealId: string; to: 'person' | 'admin' },
): Promise<void> {
  const [appeal, reader] = [await findAppeal(deps.db, appealId), await findAddressee(deps.db, appealId, to)];
  if (!appeal?.decision || !reader) return;
  const t = appealsTexts[reader.language ?? DEFAULT_LANGUAGE];
  const what = t[appeal.kind];
  const isGranted = appeal.decision === 'granted';
  const name = appeal.decided_by ?? 'Likha';
  const words =
    to === 'person'
      ? (isGranted ? t.grantedMail : t.deniedMail)({ what })
      : (isGranted ? t.grantedToAdmin : t.deniedToAdmin)({ what, name, username: appeal.username });
  const lines = [t.hello({ name: oneLine(reader.full_name) }), '', words];
  if (appeal.answer) lines.push('', t.answer({ answer: appeal.answer }));
  const subject = isGranted ? t.grantedSubject : t.deniedSubject;
  const text = [...lines, '', 'Likha', ''].join('\n');
  await deps.mail.send({ key: `appeal-${to}-${appealId}`, to: reader.email, subject, text });
}
