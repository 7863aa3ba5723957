import { createSocket } from 'node:dgram';

const TYPES = { a: 1, mx: 15, aaaa: 28 } as const;
const DATA = {
  a: Buffer.from([192, 0, 2, 1]),
  mx: Buffer.from([0, 10, 1, 0x6d, 0xc0, 12]),
  aaaa: Buffer.from('20010db8000000000000000000000001', 'hex'),
};
const NO_SUCH_NAME = 3;

/** A name server that knows these names: what each has, or null for one that is there and has nothing. Others are not there. */
export async function startNameServer(known: Record<string, keyof typeof TYPES | null>) {
  const server = createSocket('udp4');
  server.on('message', (asked, from) => server.send(answerTo(asked, known), from.port, from.address));
  await new Promise<void>((done) => server.bind(0, '127.0.0.1', done));
  return { address: `127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

/** RFC 1035, as far as one question needs it. */
function answerTo(asked: Buffer, known: Record<string, keyof typeof TYPES | null>): Buffer {
  const labels: string[] = [];
  let at = 12;
  while (asked[at]) {
    const length = asked[at] ?? 0;
    labels.push(asked.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const question = asked.subarray(12, at + 5);
  const has = known[labels.join('.')];
  const type = asked.readUInt16BE(at + 1);
  const isAnswered = has != null && TYPES[has] === type;
  const head = Buffer.from(asked.subarray(0, 12));
  head.writeUInt16BE(0x8180 | (has === undefined ? NO_SUCH_NAME : 0), 2);
  head.writeUInt16BE(isAnswered ? 1 : 0, 6);
  head.fill(0, 8);
  if (!isAnswered) return Buffer.concat([head, question]);
  const data = DATA[has];
  const record = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length]);
  return Buffer.concat([head, question, record, data]);
}
