import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconCamera } from '../../../ui/icons/icons.generated.ts';
import classes from './opening-note.module.css';
import { roomTexts } from './room.texts.generated.ts';

/** A camera opens in a second or two; after this the browser is likely to be asking somewhere, or a driver hangs. */
const LATE_MS = 6000;

/** While the camera opens; where it does not, what may be in its way (P1051). */
export function OpeningNote({ onAgain }: { onAgain: () => void }) {
  const t = useTexts(roomTexts);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.opening}>
      <p role="status">
        <IconCamera size={28} stroke={1.5} aria-hidden />
        {isLate ? t.openingLate : t.opening}
      </p>
      {isLate && (
        <Button variant="default" onClick={onAgain}>
          {t.tryAgain}
        </Button>
      )}
    </div>
  );
}
