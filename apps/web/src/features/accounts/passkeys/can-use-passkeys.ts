/** Has this browser passkeys, and this page a name that they may belong to? A number is none. */
export function canUsePasskeys(): boolean {
  const isNumber = /^[\d.]+$|^\[/.test(window.location.hostname);
  return 'PublicKeyCredential' in window && !isNumber;
}
