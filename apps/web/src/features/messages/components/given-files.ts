import { type ClipboardEvent, useEffect, useEffectEvent } from 'react';

/** With copied files their names come as text, one in each line: nobody wrote those. */
export function areNames(text: string, files: readonly File[]): boolean {
  const lines = text.trim().split(/\r?\n/);
  return lines.length === files.length && files.every(({ name }, at) => lines[at] === name);
}

/** An Enter that takes a word which was suggested, and sends nothing (P1073): Safari says so by the code alone. */
export function isImeKey({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229;
}

/**
 * Files for a message that are pasted into its field, or dropped anywhere on its page, which a browser would leave for them (P1072).
 * @returns what the field does with what is pasted: words that come with a picture stay words
 */
export function useGivenFiles(add: (files: readonly File[]) => void) {
  const drop = useEffectEvent(add);
  useEffect(() => {
    /** What is dragged from the page itself is nothing to add. */
    let isOwn = false;
    const note = ({ type }: DragEvent) => {
      isOwn = type === 'dragstart';
    };
    const take = (event: DragEvent) => {
      const given = event.dataTransfer;
      if (event.defaultPrevented || isOwn || !given?.types.includes('Files')) return;
      event.preventDefault();
      if (event.type === 'drop') drop([...given.files]);
      else given.dropEffect = 'copy';
    };
    const left = new AbortController();
    for (const name of ['dragstart', 'dragend'] as const)
      window.addEventListener(name, note, { signal: left.signal });
    for (const name of ['dragover', 'drop'] as const)
      window.addEventListener(name, take, { signal: left.signal });
    return () => left.abort();
  }, []);
  return (event: ClipboardEvent): void => {
    const { files: given } = event.clipboardData;
    const files = [...given];
    if (files.length === 0) return;
    if (areNames(event.clipboardData.getData('text/plain'), files)) event.preventDefault();
    add(files);
  };
}
