/** `Likha <no-reply@likha.test>` without the name. */
export function bareAddress(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from;
}
