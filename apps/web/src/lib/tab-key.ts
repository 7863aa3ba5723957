/** Under which the tab keeps the key to what it has sealed. */
export const TAB_KEY = 'likha.tab-key';

/** What this tab has sealed stays sealed for good. */
export function dropTabKey(): void {
  try {
    sessionStorage.removeItem(TAB_KEY);
  } catch {
    // There is none.
  }
}
