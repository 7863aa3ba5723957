import { paths } from '@likha/contract/addresses';
import { useState } from 'react';
import type { Person } from '../../../lib/api-types.ts';
import { PROFILES } from '../../../lib/read-groups.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { PersonName } from '../../../ui/person-name.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { creatorsTexts } from '../creators.texts.generated.ts';
import classes from './suggested-creator.module.css';

/** Somebody to follow, at one press; who was followed stays in the list, so that nothing moves under the finger. */
export function SuggestedCreator({ creator }: { creator: Person }) {
  const t = useTexts(creatorsTexts);
  const [isFollowing, setIsFollowing] = useState(creator.is_following);
  const follow = useAction('POST /creators/{id}/follow', {
    invalidates: ['GET /first-steps', 'GET /creators', ...PROFILES],
    onSuccess: (answer) => setIsFollowing(answer.is_following),
    onError: () => notify({ tone: 'bad', title: t.error, text: t.followFailed }),
  });
  return (
    <div className={classes.suggested} data-testid="suggested-creator">
      <Link to={paths.profile(creator.username)} className={classes.person}>
        <Avatar name={creator.full_name} src={creator.avatar} isOnline={creator.is_online} size={88} />
        <span className={classes.words}>
          <span className={classes.name}>
            <PersonName name={creator.full_name} isVerified={creator.is_verified} />
          </span>
          <span className={classes.bio}>{creator.bio || `@${creator.username}`}</span>
        </span>
      </Link>
      <Button
        variant="default"
        aria-label={
          isFollowing
            ? t.followingName({ name: creator.full_name })
            : t.followName({ name: creator.full_name })
        }
        loading={follow.isPending}
        onClick={() =>
          follow.mutate({ params: { id: creator.id }, query: { to: isFollowing ? 'unfollow' : 'follow' } })
        }
      >
        {isFollowing ? t.following : t.follow}
      </Button>
    </div>
  );
}
