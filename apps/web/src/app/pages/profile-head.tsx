import { linkCard, paths } from '@likha/contract/addresses';
import type { Person } from '../../lib/api-types.ts';
import { useWholeAddress } from '../../lib/site-origin.ts';
import { useTexts } from '../../lib/texts.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { headTexts } from './head.texts.generated.ts';

/** What a profile says of itself outside. Avatar and cover are pictures that anybody may see. */
export function ProfileHead({ person }: { person: Person }) {
  const t = useTexts(headTexts);
  const whole = useWholeAddress();
  const { full_name: name, username, posts_count: count } = person;
  const path = paths.profile(username);
  const picture = person.avatar ?? person.cover;
  return (
    <PageHead
      title={`${name} (@${username})`}
      description={person.bio || t.profile({ name, count })}
      path={path}
      picture={linkCard(username)}
      kind="profile"
      about={{
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        dateCreated: person.created_at,
        mainEntity: {
          '@type': 'Person',
          name,
          alternateName: `@${username}`,
          url: whole(path),
          ...(picture && { image: whole(picture) }),
          ...(person.bio && { description: person.bio }),
          interactionStatistic: {
            '@type': 'InteractionCounter',
            interactionType: 'https://schema.org/FollowAction',
            userInteractionCount: person.followers_count,
          },
        },
      }}
    />
  );
}
