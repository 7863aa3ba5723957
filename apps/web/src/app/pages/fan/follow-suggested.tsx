import { paths } from '@likha/contract/addresses';
import { SuggestedCreator } from '../../../features/creators/components/suggested-creator.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { firstStepsTexts } from './first-steps.texts.generated.ts';
import classes from './follow-suggested.module.css';

/** As many as can be looked over at once. */
const SHOWN = 6;

/** Creators by the fan's interests, to follow at one press each. */
export function FollowSuggested({ follows, wanted }: { follows: number; wanted: number }) {
  const t = useTexts(firstStepsTexts);
  return (
    <>
      <p className="dim" role="status">
        {t.followed({ follows, wanted })}
      </p>
      <Loaded
        query={useCall('GET /creators/suggested')}
        loading={<SkeletonList count={3} height={56} label={t.loading} />}
        failedTitle={t.loadFailed}
      >
        {({ creators }) => (
          <ul className={classes.people}>
            {creators.slice(0, SHOWN).map((creator) => (
              <li key={creator.id}>
                <SuggestedCreator creator={creator} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <LinkButton to={paths.discover()} variant="default">
        {t.discover}
      </LinkButton>
    </>
  );
}
