import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../icon-button.tsx';
import { IconCheck, IconCopy } from '../icons/icons.generated.ts';
import classes from './copied-text.module.css';
import { shareTexts } from './share.texts.generated.ts';
import { useCopy } from './use-copy.ts';

/** A short text that people hand on, with a press that copies it. @param name what it is, for who cannot see where it stands */
export function CopiedText({ text, name }: { text: string; name: string }) {
  const t = useTexts(shareTexts);
  const [isCopied, copy] = useCopy(text);
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <span className={classes.line}>
      <span className={classes.text}>{text}</span>
      <IconButton label={t.copyThis({ name })} onClick={copy} className={classes.copy}>
        <Icon size={18} stroke={1.75} aria-hidden />
      </IconButton>
      <span role="status" className="visually-hidden">
        {isCopied && t.copiedThis({ name })}
      </span>
    </span>
  );
}
