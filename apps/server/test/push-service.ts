import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import ece from 'http_ece';

interface Told {
  /** What the browser's page worker would get. */
  payload: { title: string; body: string; url: string; tag: string };
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A browser that was subscribed at the service, with the secrets that it never tells. */
interface Browser {
  device: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** What it was told, decrypted (RFC 8291). */
  told: Told[];
}

/** The push service of a browser's maker, on this machine: it takes what is sent to a browser, which alone can read it. */
export class PushService {
  private readonly browsers = new Map<string, Browser & { keys: ECDH; secret: Buffer }>();
  /** What it answers with. */
  status = 201;

  readonly origin: string;
  private readonly server: Server;

  private constructor(server: Server, origin: string) {
    this.server = server;
    this.origin = origin;
  }

  /** @param at any free one, unless a server was told where to send already */
  static async start(at = 0): Promise<PushService> {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(at, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const service = new PushService(server, `http://127.0.0.1:${port}`);
    server.on('request', async (request, response) => {
      const body = Buffer.concat(await request.toArray());
      const browser = service.browsers.get(request.url ?? '');
      if (browser && service.status < 300) {
        const plain = ece.decrypt(body, {
          version: 'aes128gcm',
          privateKey: browser.keys,
          authSecret: browser.secret.toString('base64url'),
        });
        browser.told.push({ payload: JSON.parse(plain.toString()), headers: request.headers });
      }
      response.writeHead(browser ? service.status : 404).end();
    });
    return service;
  }

  /** A browser that asks to be subscribed. */
  subscribe(): Browser {
    const keys = createECDH('prime256v1');
    const p256dh = keys.generateKeys().toString('base64url');
    const secret = randomBytes(16);
    const path = `/send/${randomBytes(12).toString('base64url')}`;
    const device = {
      endpoint: `${this.origin}${path}`,
      keys: { p256dh, auth: secret.toString('base64url') },
    };
    const browser = { device, told: [], keys, secret };
    this.browsers.set(path, browser);
    return browser;
  }

  /** The browser was taken off: the service knows nothing of it any more. */
  forget({ device }: Browser): void {
    this.browsers.delete(new URL(device.endpoint).pathname);
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((stopped) => this.server.close(() => stopped()));
  }
}
