import { Redis } from 'ioredis';
import { startRelay } from './relay.fixture.ts';

/** A node of its own, to be killed: `node relay-node.fixture.ts <redis> <folder>` says where it listens. Who has which right is as in tests. */
const [, , redisUrl = '', folder = ''] = process.argv;
const redis = new Redis(redisUrl, { enableOfflineQueue: false });
await new Promise((done) => redis.once('ready', done));
const relay = await startRelay({ redis, folder, nodeId: 'killed' });
relay.rights.watching.add('guest-1');
process.stdout.write(`listening on ${relay.url}\n`);
