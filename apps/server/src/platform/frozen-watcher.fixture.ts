import { runLimited } from './limited-process.ts';

/** Watches over a program that lasts half as long as it may, and says how it ended. */
const timeoutMs = Number(process.argv[2]);
const end = await runLimited({
  // A shell, which begins at once also where another program would take all of its time to.
  command: ['/bin/sh', '-c', `echo begun; sleep ${timeoutMs / 2000}`],
  limits: { timeoutMs, processorSeconds: 20, memoryMegabytes: 400, fileMegabytes: 4 },
  onLine: (line) => {
    process.stdout.write(`${line}\n`);
    return false;
  },
});
process.stdout.write(`${end.outcome} ${end.exitCode}\n`);
