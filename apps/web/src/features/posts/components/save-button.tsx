import type { Post } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { IconBookmark } from '../../../ui/icons/icons.generated.ts';
import { useSave } from '../api/use-save.ts';
import { reactionsTexts } from '../reactions.texts.generated.ts';
import classes from './save-button.module.css';

/** A bookmark that is pressed or not. Nobody else sees which. */
export function SaveButton({ post }: { post: Post }) {
  const t = useTexts(reactionsTexts);
  const { isBusy, toggle } = useSave(post);
  return (
    <button
      type="button"
      className={classes.save}
      aria-pressed={post.is_saved}
      aria-label={t.save}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : toggle}
      data-testid="save"
    >
      <IconBookmark size={22} stroke={1.75} aria-hidden />
    </button>
  );
}
