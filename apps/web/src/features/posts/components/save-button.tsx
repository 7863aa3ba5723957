import type { Post } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { IconBookmark } from '../../../ui/icons/icons.generated.ts';
import { useSave } from '../api/use-save.ts';
import { reactionsTexts } from '../reactions.texts.generated.ts';
import { ReactionButton } from './reaction-button.tsx';
import classes from './save-button.module.css';

/** A bookmark that is pressed or not. Nobody else sees which. */
export function SaveButton({ post }: { post: Post }) {
  const t = useTexts(reactionsTexts);
  const toggle = useSave(post);
  return (
    <ReactionButton
      label={t.save}
      isPressed={post.is_saved}
      onPress={toggle}
      className={classes.save}
      testId="save"
    >
      <IconBookmark size={22} stroke={1.75} aria-hidden />
    </ReactionButton>
  );
}
