import { replayKeptEvents } from '../modules/credits/index.ts';
import { demandNoArguments, runCommand, withDatabase } from './with-database.ts';

/**
 * `npm run webhooks`: lists genuine webhooks that were only kept, and gives those that something acts on by now to it
 * (docs/operations.md). At most a thousand a run.
 */
await runCommand(async () => {
  demandNoArguments(
    'npm run webhooks      lists kept webhooks, and gives those that can be acted on to their jobs',
  );
  const events = await withDatabase((db) => replayKeptEvents(db));
  for (const { provider, eventId, kind, receivedAt, isReplayed } of events) {
    const fate = isReplayed ? 'queued  ' : 'kept    ';
    process.stdout.write(`${fate}${receivedAt.toISOString()}  ${provider}  ${kind}  ${eventId}\n`);
  }
  const replayed = events.filter(({ isReplayed }) => isReplayed).length;
  process.stdout.write(`${replayed} given to what acts on them, ${events.length - replayed} still kept.\n`);
  return 0;
});
