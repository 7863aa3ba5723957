import lighthouse, { type Result } from 'lighthouse';

/** What one run of Lighthouse found, mobile, as it comes. */
export interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Until the largest thing of the first screen is there, in milliseconds. */
  lcpMs: number;
  /** How much moves while it loads; 0 is nothing. */
  cls: number;
  /** Until the code has taken the page over and is done, in milliseconds of the slowed processor. */
  scriptMs: number;
  /** Code on the wire, in bytes. */
  scriptBytes: number;
  /** Pictures on the wire, in bytes. */
  pictureBytes: number;
}

/** @param port where the browser listens for its developer tools */
export async function measurePage(url: string, port: number): Promise<Figures> {
  const run = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!run) throw new Error(`Lighthouse said nothing of ${url}`);
  return figuresOf(run.lhr);
}

function figuresOf({ categories, audits, runtimeError }: Result): Figures {
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    scriptMs: audits['bootup-time']?.numericValue ?? Number.NaN,
    scriptBytes: bytesOf(audits, 'Script'),
    pictureBytes: bytesOf(audits, 'Image'),
  };
}

function bytesOf(audits: Result['audits'], kind: string): number {
  const details = audits['network-requests']?.details;
  const items = details?.type === 'table' || details?.type === 'opportunity' ? details.items : [];
  return items
    .filter(({ resourceType }) => resourceType === kind)
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
}

/** The middle of several runs, each figure by itself. */
export function medianOf(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  const middle = (name: keyof Figures) => {
    const values = runs.map((run) => run[name]).sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? Number.NaN;
  };
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as Figures;
}
