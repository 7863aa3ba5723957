import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** One line from standard input; in a terminal it is asked for and not shown while it is typed. */
export function readSecretLine(prompt: string): Promise<string> {
  const { stdin, stderr } = process;
  if (stdin.isTTY) stderr.write(prompt);
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silence, terminal: stdin.isTTY === true });
  return new Promise((found) => {
    let line = '';
    lines.once('line', (text) => {
      line = text;
      lines.close();
    });
    lines.once('close', () => {
      if (stdin.isTTY) stderr.write('\n');
      found(line);
    });
  });
}
