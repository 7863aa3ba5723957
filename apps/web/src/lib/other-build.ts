/** The script that this page began with; its name changes with every release. */
function ownScript(): string | null {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? null;
}

/** Whether the server serves another release than the one that this page is of. */
export async function isOtherBuild(): Promise<'same' | 'other' | 'unreachable'> {
  const script = ownScript();
  try {
    const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    if (!response.ok) return 'unreachable';
    return !script || (await response.text()).includes(script) ? 'same' : 'other';
  } catch {
    return 'unreachable';
  }
}
