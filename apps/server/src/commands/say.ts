/** A line for the person who typed the command. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
