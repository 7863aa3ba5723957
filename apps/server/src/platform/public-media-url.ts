/** The address of a picture that anyone may see. */
export function publicMediaUrl(key: string | null): string | null {
  return key === null ? null : `/media/public/${key}`;
}
