import type { Language } from '@likha/contract';
import { paths } from '@likha/contract/addresses';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { SANCTION } from '@likha/contract/limits';
import { type Block, letter } from '../../platform/letter/letter.ts';
import { philippineTime } from '../../platform/letter/mail-words.ts';
import {
  findAddressee,
  findSanction,
  type ProfileField,
  type SanctionRow,
  wasCut,
} from './enforcement.queries.ts';
import { enforcementTexts } from './enforcement.texts.generated.ts';
import type { EnforcementMailDeps } from './enforcement-deps.ts';
import { readOwnStrikes } from './read-strikes.ts';

export type News = 'begun' | 'lifted' | 'over';

/** Tells a person what was decided about them and why, in their language. Sent twice it is the same message. */
export async function mailSanction(
  deps: EnforcementMailDeps,
  { sanctionId, what }: { sanctionId: string; what: News },
): Promise<void> {
  const sanction = await findSanction(deps.db, sanctionId);
  const person = sanction && (await findAddressee(deps.db, sanction.user_id));
  if (!person) return;
  const language = person.language ?? DEFAULT_LANGUAGE;
  const t = enforcementTexts[language];
  const { subject, words } =
    (await aboutReplay(deps, sanction, { what, language })) ??
    (what === 'begun' ? begun(sanction, language) : ended(sanction, what, language));
  const reason = what === 'over' ? null : what === 'begun' ? sanction.reason : sanction.end_reason;
  const blocks: Block[] = [words];
  if (reason) blocks.push(t.reason({ reason }));
  if (what === 'begun') blocks.push(...(await strikeWords(deps, sanction, language)));
  if (what === 'begun')
    blocks.push(t.appeal({ days: SANCTION.appealDays }), {
      link: `${deps.publicUrl}${paths.appeal(deps.appealTokens.make(sanction.id))}`,
    });
  const written = letter({ language, name: person.full_name, subject, blocks });
  await deps.mail.send({ key: `sanction-${what}-${sanction.id}`, to: person.email, ...written });
}

/** Of a stream that was over when staff decided: what is gone is its replay alone (P1000). */
async function aboutReplay(
  { db }: EnforcementMailDeps,
  { kind, subject_type, subject_id }: SanctionRow,
  { what, language }: { what: News; language: Language },
) {
  if (kind !== 'removal' || subject_type !== 'live' || (await wasCut(db, subject_id))) return null;
  const t = enforcementTexts[language];
  return what === 'begun'
    ? { subject: t.replayGoneSubject, words: t.replayGone }
    : { subject: t.liveBackSubject, words: t.replayBack };
}

/** What it counts for as a strike, and what would follow (P391); nothing where it does not count. */
async function strikeWords(
  deps: EnforcementMailDeps,
  { id, user_id: userId }: SanctionRow,
  language: Language,
) {
  const { strikes, limit, follows } = await readOwnStrikes(deps, userId);
  const own = strikes.find((strike) => strike.id === id);
  if (!own) return [];
  const t = enforcementTexts[language];
  const until = philippineTime(new Date(own.counts_until), language);
  const suspension =
    follows.days === 1 ? t.followsSuspensionDay : t.followsSuspension({ days: follows.days ?? 0 });
  const next = follows.days === null ? t.followsBan : suspension;
  return [t.strike({ until, count: strikes.length, limit, next })];
}

function begun(sanction: SanctionRow, language: Language) {
  const { kind, expires_at } = sanction;
  const t = enforcementTexts[language];
  const until = expires_at ? philippineTime(expires_at, language) : '';
  return {
    warning: { subject: t.warnedSubject, words: until ? t.warnedUntil({ until }) : t.warned },
    removal: removed(sanction, language),
    suspension: { subject: t.suspendedSubject, words: t.suspended({ until }) },
    ban: { subject: t.bannedSubject, words: t.banned },
  }[kind];
}

function removed({ subject_type, subject_field }: SanctionRow, language: Language) {
  const t = enforcementTexts[language];
  if (subject_field)
    return { subject: t.clearedSubject, words: t.cleared({ what: fieldName(subject_field, language) }) };
  const words = {
    comment: t.commentGone,
    message: t.messageGone,
    post: t.postGone,
    profile: t.postGone,
    live: t.liveGone,
    live_line: t.lineGone,
  };
  const subject = subject_type === 'live' ? t.liveGoneSubject : t.removedSubject;
  return { subject, words: words[subject_type ?? 'post'] };
}

/** A part of a profile in words, as they stand in a sentence. */
function fieldName(field: ProfileField, language: Language): string {
  const t = enforcementTexts[language];
  const names = {
    full_name: t.fieldName,
    bio: t.fieldBio,
    location: t.fieldLocation,
    benefits: t.fieldBenefits,
    avatar: t.fieldAvatar,
    cover: t.fieldCover,
  };
  return field in names ? names[field as keyof typeof names] : t.fieldLink;
}

function ended(
  { kind, subject_type, subject_field }: SanctionRow,
  what: Exclude<News, 'begun'>,
  language: Language,
) {
  const t = enforcementTexts[language];
  if (kind === 'warning') return { subject: t.warningLiftedSubject, words: t.warningLifted };
  if (subject_field)
    return {
      subject: t.contentBackSubject,
      words: t.clearedBack({ what: fieldName(subject_field, language) }),
    };
  const back = {
    comment: t.commentBack,
    message: t.messageBack,
    post: t.postBack,
    profile: t.postBack,
    live: t.liveBack,
    live_line: t.lineBack,
  };
  const backSubject = subject_type === 'live' ? t.liveBackSubject : t.contentBackSubject;
  if (kind === 'removal') return { subject: backSubject, words: back[subject_type ?? 'post'] };
  return { subject: t.backSubject, words: what === 'over' ? t.suspensionOver : t.lifted };
}
