import { paths } from '@likha/contract/addresses';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useMay } from '../../../lib/use-may.ts';
import { Link } from '../../../ui/link.tsx';
import { peopleTexts } from '../people.texts.generated.ts';
import { type PersonPage, stateWords } from '../words.ts';
import { FactLines, PersonFacts } from './person-facts.tsx';

/** How much a creator has, and their newest posts for who sees none elsewhere on the page. */
export function PersonPosts({ person, posts }: Pick<PersonPage, 'person' | 'posts'>) {
  const t = useTexts(peopleTexts);
  const may = useMay();
  const language = useLanguage();
  const states: Record<string, string> = {
    published: t.postPublished,
    in_review: t.postInReview,
    draft: t.postDraft,
    scheduled: t.postScheduled,
    withdrawn: t.postWithdrawn,
  };
  const { posts_count: count, followers_count: followers, subscribers_count: subscribers } = person;
  return (
    <PersonFacts title={t.posts}>
      <p className="dim">{t.postCounts({ posts: count, followers, subscribers })}</p>
      {!may('moderation') && (
        <FactLines
          none={t.noPosts}
          lines={posts.map(({ id, title, status, created_at: at }) => ({
            id,
            what: (
              <Link to={paths.postPage(id)} className="text-link">
                {title}
              </Link>
            ),
            dim: `${states[status] ?? t.postOther} · ${dateAndTime(at, language)}`,
          }))}
        />
      )}
    </PersonFacts>
  );
}

/** Where a person is signed in. */
export function PersonSessions({ sessions }: Pick<PersonPage, 'sessions'>) {
  const t = useTexts(peopleTexts);
  const language = useLanguage();
  return (
    <PersonFacts title={t.sessions}>
      <FactLines
        none={t.noSessions}
        lines={sessions.map(({ id, browser, system, network, last_used_at: at }) => ({
          id,
          what: [browser, system].filter(Boolean).join(' · ') || t.unknownDevice,
          dim: [network, t.usedAt({ when: dateAndTime(at, language) })].filter(Boolean).join(' · '),
        }))}
      />
    </PersonFacts>
  );
}

/** How a creator's identity stands. */
export function PersonSubmission({ submission }: Pick<PersonPage, 'submission'>) {
  const t = useTexts(peopleTexts);
  const language = useLanguage();
  const words = stateWords(t).verification;
  return (
    <PersonFacts title={t.submission}>
      {submission ? (
        <p>
          <strong>{words[submission.status]}</strong>{' '}
          <span className="dim">
            {t.submittedAt({ when: dateAndTime(submission.submitted_at, language) })}
          </span>
        </p>
      ) : (
        <p className="dim">{t.noSubmission}</p>
      )}
      {submission?.reason && <p>{submission.reason}</p>}
      {submission?.status === 'pending' && (
        <p>
          <Link to={paths.adminUsers('verifications')} className="text-link">
            {t.toReview}
          </Link>
        </p>
      )}
    </PersonFacts>
  );
}
