import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { conversationTexts } from '../conversation.texts.generated.ts';
import type { Row } from '../rows.ts';
import classes from './newest-button.module.css';

interface NewestButtonProps {
  rows: readonly Row[];
  onPress: () => void;
}

/** For who reads older messages: the way to the newest, and whether there are new ones meanwhile. */
export function NewestButton({ rows, onPress }: NewestButtonProps) {
  const t = useTexts(conversationTexts);
  const newest = rows.at(-1)?.key;
  const [before] = useState(newest);
  return (
    <div className={classes.place}>
      <Button variant="default" className={classes.button ?? ''} onClick={onPress}>
        {newest === before ? t.toNewest : t.newBelow}
      </Button>
    </div>
  );
}
