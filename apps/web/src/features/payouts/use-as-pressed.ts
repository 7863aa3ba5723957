import { useState } from 'react';

/** What a dialog says of money: as it is now; as it was, once it was pressed, since pressing again asks about the same (P896). */
export function useAsPressed<Facts>(now: Facts): { said: Facts; press: () => void } {
  const [pressed, setPressed] = useState<Facts | null>(null);
  const said = pressed ?? now;
  return { said, press: () => setPressed(said) };
}
