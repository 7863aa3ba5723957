/** Which announced version of the documents somebody has put aside on this device. */
const ASIDE = 'likha.documents-aside';

export function isPutAside(personId: string, version: string): boolean {
  try {
    return localStorage.getItem(ASIDE) === `${personId} ${version}`;
  } catch {
    return false;
  }
}

/** Without storage it is there again on the next page. */
export function putAside(personId: string, version: string): void {
  try {
    localStorage.setItem(ASIDE, `${personId} ${version}`);
  } catch {}
}
