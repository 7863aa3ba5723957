import { runLimited } from './limited-process.ts';

/** Watches over a program that lasts half as long as it may, and says how it ended. */
const timeoutMs = Number(process.argv[2]);
const end = await runLimited({
  command: [process.execPath, '-e', `console.log('begun'); setTimeout(() => undefined, ${timeoutMs / 2})`],
  limits: { timeoutMs, processorSeconds: 20, memoryMegabytes: 400, fileMegabytes: 4 },
  onLine: (line) => {
    process.stdout.write(`${line}\n`);
    return false;
  },
});
process.stdout.write(`${end.outcome} ${end.exitCode}\n`);
