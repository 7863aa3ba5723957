import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { letter } from '../../platform/letter/letter.ts';
import { type AppealRow, findAddressee, findAppeal } from './appeals.queries.ts';
import { appealsTexts } from './appeals.texts.generated.ts';
import type { AppealsMailDeps } from './appeals-deps.ts';

type Reader = NonNullable<Awaited<ReturnType<typeof findAddressee>>>;
type Words = (typeof appealsTexts)[keyof typeof appealsTexts];

interface News {
  appealId: string;
  to: 'person' | 'admin';
  takenBack?: { id: string; reason: string } | undefined;
}

/** Tells one side how an appeal ended, in their language. Sent twice it is the same message. */
export async function mailAppeal(deps: AppealsMailDeps, { appealId, to, takenBack }: News): Promise<void> {
  const [appeal, reader] = [await findAppeal(deps.db, appealId), await findAddressee(deps.db, appealId, to)];
  if (appeal && reader && takenBack) return mailReopened(deps, appeal, reader, takenBack);
  if (!appeal?.decision || !reader) return;
  const language = reader.language ?? DEFAULT_LANGUAGE;
  const t = appealsTexts[language];
  const what = whatOf(t, appeal);
  const isGranted = appeal.decision === 'granted';
  const name = appeal.decided_by ?? 'Likha';
  const words =
    to === 'person'
      ? (isGranted ? grantedWords(t, appeal) : t.deniedMail)({ what })
      : (isGranted ? t.grantedToAdmin : t.deniedToAdmin)({ what, name, username: appeal.username });
  const blocks = appeal.answer ? [words, t.answer({ answer: appeal.answer })] : [words];
  const subject = isGranted ? t.grantedSubject : t.deniedSubject;
  const written = letter({ language, name: reader.full_name, subject, blocks });
  await deps.mail.send({
    key: `appeal-${to}-${appealId}-${appeal.decided_at?.getTime() ?? 0}`,
    to: reader.email,
    ...written,
  });
}

async function mailReopened(
  deps: AppealsMailDeps,
  appeal: AppealRow,
  reader: Reader,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const language = reader.language ?? DEFAULT_LANGUAGE;
  const t = appealsTexts[language];
  const blocks = [t.reopenedMail({ what: whatOf(t, appeal) }), t.reason({ reason })];
  const written = letter({ language, name: reader.full_name, subject: t.reopenedSubject, blocks });
  await deps.mail.send({ key: `appeal-reopened-${id}`, to: reader.email, ...written });
}

/** What was appealed against, as it stands in a sentence. */
function whatOf(t: Words, { kind, is_of_stream: isOfStream }: AppealRow): string {
  return isOfStream ? t.cut : t[kind];
}

/** What was removed comes back or stays away, a payout may be asked for again; everything else is lifted, and a stream that was cut is over. */
function grantedWords(t: Words, { kind, is_of_stream: isOfStream, ended_at: endedAt }: AppealRow) {
  if (kind === 'payout') return t.grantedPayoutMail;
  if (kind !== 'removal' || isOfStream) return t.grantedMail;
  return endedAt === null ? t.staysRemovedMail : t.restoredMail;
}
