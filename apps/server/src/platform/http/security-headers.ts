import type { IncomingMessage, ServerResponse } from 'node:http';
import { PATTERNS } from '@likha/contract/addresses';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** Everything from ourselves; styles may be inline, scripts may not. */
const CONTENT_POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'worker-src': ["'self'", 'blob:'],
  'connect-src': ["'self'"],
  'font-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** Where a creator goes live: a browser that encodes no AAC does so by an encoder in WebAssembly (decision 180). It still evaluates no text. */
const ENCODING_POLICY = { ...CONTENT_POLICY, 'script-src': ["'self'", "'wasm-unsafe-eval'"] };

function options(publicUrl: string, directives: typeof CONTENT_POLICY): HelmetOptions {
  const isHttps = publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
    // For browsers that nobody uses any more.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    originAgentCluster: false,
  };
}

/**
 * What helmet says of an answer, asked once: it would put the same words together for every request.
 * @param mayEncode of the one page on which WebAssembly may run
 */
export function securityHeaders(publicUrl: string, mayEncode = false): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  helmet(options(publicUrl, mayEncode ? ENCODING_POLICY : CONTENT_POLICY))(
    {} as IncomingMessage,
    response as unknown as ServerResponse,
    (error) => {
      if (error) throw error;
    },
  );
  return headers;
}

/** Lets pages play what is had without us (P776). */
function withMediaFrom(
  origin: string | null,
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (origin === null) return headers;
  const policy = headers['content-security-policy']?.replace(/(?:media|connect)-src [^;]*/g, `$& ${origin}`);
  return { ...headers, ...(policy && { 'content-security-policy': policy }) };
}

/** Sets them on every answer; media and documents set a stricter or wider policy of their own over them. */
export function setSecurityHeaders(
  app: FastifyInstance,
  publicUrl: string,
  mediaOrigin: string | null = null,
): void {
  const headers = withMediaFrom(mediaOrigin, securityHeaders(publicUrl));
  const whereEncoded = withMediaFrom(mediaOrigin, securityHeaders(publicUrl, true));
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(url.split('?', 1)[0] === PATTERNS.ownLive ? whereEncoded : headers);
    done();
  });
}
