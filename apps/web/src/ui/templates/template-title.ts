import type { Answer } from '../../lib/api-types.ts';
import type { TemplatesTexts } from './templates.texts.generated.ts';

type Named = Pick<Answer<'GET /admin/templates'>['templates'][number], 'title' | 'changed_by'>;

/**
 * What a template is called: those that Likha came with in the reader's language, as long as nobody changed them; any other as staff
 * named it, which has one title for all.
 */
export function templateTitle({ title, changed_by: by }: Named, t: TemplatesTexts): string {
  if (by !== null) return title;
  const words: Readonly<Record<string, string>> = {
    'Breaks a rule': t.breaksRule,
    'Somebody shown did not agree': t.shownDisagreed,
    'Not allowed on a profile': t.notOnProfile,
    'First warning': t.firstWarning,
    'Suspended after warnings': t.suspendedAfter,
    'Banned for a serious breach': t.bannedFor,
    'Picture cannot be read': t.pictureUnread,
    'Names do not match': t.namesDiffer,
    'The decision stands': t.decisionStands,
    'Not enough to go by': t.notEnough,
    'Credits were used': t.creditsUsed,
    'Account details are wrong': t.accountWrong,
  };
  return Object.hasOwn(words, title) ? (words[title] ?? title) : title;
}
