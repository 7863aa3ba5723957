import { useState } from 'react';

/**
 * Copies a text, and knows whether that was done. Where the browser copies nothing, the text stands there to be chosen by hand.
 * @param onCopied told each time it was copied
 */
export function useCopy(text: string, onCopied?: () => void): [isCopied: boolean, copy: () => void] {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => {
    navigator.clipboard?.writeText(text).then(
      () => {
        setIsCopied(true);
        onCopied?.();
      },
      () => undefined,
    );
  };
  return [isCopied, copy];
}
