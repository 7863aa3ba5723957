/** Saving the page, which saves its pictures, and printing it. */
const KEYS = ['s', 'p'];

let frames = 0;

/** Takes those keys away for as long as something protected is on the page. @returns gives them back */
export function blockSaving(): () => void {
  if (frames === 0) document.addEventListener('keydown', prevent, { capture: true });
  frames += 1;
  return () => {
    frames -= 1;
    if (frames === 0) document.removeEventListener('keydown', prevent, { capture: true });
  };
}

function prevent(event: KeyboardEvent): void {
  if (isSaving(event)) event.preventDefault();
}

/** Ctrl on most machines, Cmd on Apple's; with Shift or without. */
export function isSaving({
  ctrlKey,
  metaKey,
  key,
}: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'key'>): boolean {
  return (ctrlKey || metaKey) && KEYS.includes(key.toLowerCase());
}
