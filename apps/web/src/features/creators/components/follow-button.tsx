import type { Person } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconUserCheck, IconUserPlus } from '../../../ui/icons/icons.generated.ts';
import { useFollow } from '../api/use-follow.ts';
import { creatorsTexts } from '../creators.texts.generated.ts';

/** Follow, or Following once somebody does. It stays pressable while the server answers: the last press counts. */
export function FollowButton({ person }: { person: Person }) {
  const t = useTexts(creatorsTexts);
  const toggle = useFollow(person);
  const Icon = person.is_following ? IconUserCheck : IconUserPlus;
  return (
    <Button
      size="lg"
      variant="default"
      leftSection={<Icon size={20} stroke={2} aria-hidden />}
      onClick={toggle}
      data-testid="follow-button"
    >
      {person.is_following ? t.following : t.follow}
    </Button>
  );
}
