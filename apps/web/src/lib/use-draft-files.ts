import { useEffect, useEffectEvent } from 'react';
import { restoreFiles } from './drafts.ts';
import type { DraftFiles } from './sealed-files.ts';

/** Gives a form the files of its draft back after a reload: `useDraftFiles('new-post', form.setValues)`. */
export function useDraftFiles(name: string, onRestore: (files: DraftFiles) => void): void {
  const restore = useEffectEvent(onRestore);
  useEffect(() => {
    let isGone = false;
    void restoreFiles(name).then((files) => {
      if (!isGone && Object.keys(files).length > 0) restore(files);
    });
    return () => {
      isGone = true;
    };
  }, [name]);
}
