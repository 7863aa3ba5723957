import { describe, expect, it } from 'vitest';
import { EnvError } from './env.ts';
import { loadDemo } from './load-demo.ts';

describe('the demo', () => {
  it('is loaded with its accounts where it is installed', async () => {
    const { accounts } = await loadDemo();
    expect(accounts.map(({ email }) => email)).toContain('fan@likha.test');
  });

  it('is named in one line where it is not', async () => {
    const failure = await loadDemo(new URL('./no-such-folder/index.ts', import.meta.url)).catch(
      (error) => error,
    );
    expect(failure).toBeInstanceOf(EnvError);
    expect(failure.message).toMatch(/^DEMO: .+set DEMO=false$/);
  });
});
