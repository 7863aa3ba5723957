/**
 * What stands in the field once a template was filled in: the template alone where nothing stood there, or what the template
 * before it wrote; else below what was typed.
 */
export function joined(typed: string, before: string, filled: string): string {
  const isOwn = typed.trim() !== '' && typed !== before;
  return isOwn ? `${typed.trimEnd()}\n\n${filled}` : filled;
}
