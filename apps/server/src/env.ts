import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { keptSecret, knownSecret, previousSecret, secretWeakness } from './app-secret.ts';
import { StartError } from './platform/start-error.ts';

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
const port = z.coerce.number().int().min(0).max(65_535);
const optional = z.string().min(1).optional();

/**
 * Which `X-Forwarded-For` is believed: that of so many proxies in front of each other, or of proxies at these addresses
 * (`10.0.0.0/8, ::1`). Not "of anybody": whoever is asked directly would be told what to believe.
 */
const proxies = z.string().transform((text, context) => {
  if (text === 'false' || text === '0') return undefined;
  if (/^[1-9]$/.test(text)) return Number(text);
  const networks = text.split(',').map((part) => part.trim());
  if (networks.every(isNetwork)) return networks.join(',');
  context.addIssue({
    code: 'custom',
    message: 'must be the number of proxies in front (1), or their addresses (10.0.0.0/8)',
  });
  return z.NEVER;
});

/** The push services of the browsers that there are. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'notify.windows.com',
  'web.push.apple.com',
];

/** Hosts, or origins: `fcm.googleapis.com, http://127.0.0.1:9000`. */
const pushServices = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((list) => list.every((part) => /^(https?:\/\/)?[a-z0-9.-]+(:\d+)?$/.test(part)), {
    message: 'must be hosts (push.example.com) or origins (http://127.0.0.1:9000), with commas between',
  });

/** One or several of PostgreSQL, with commas between. */
const databases = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((list) => list.every((part) => /^postgres(ql)?:\/\//.test(part)), {
    message: 'must be addresses (postgresql://…), with commas between',
  });

/** Who may open backups: `age1…`, with commas between. */
const recipients = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((list) => list.every((part) => /^age1[a-z0-9]{20,4000}$/.test(part)), {
    message: 'must be public keys of age (age1…), with commas between',
  });

/** `authorization=Bearer%20abc,x-team=likha`, as OpenTelemetry writes headers. */
const headers = z.string().transform((text, context) => {
  try {
    return Object.fromEntries(text.split(',').map(readHeader));
  } catch {
    context.addIssue({ code: 'custom', message: 'must be name=value, with commas between, %20 for a space' });
    return z.NEVER;
  }
});

function readHeader(part: string): [string, string] {
  const [, name = '', value = ''] = /^\s*([A-Za-z0-9-]+)=([\x21-\x7e]+)\s*$/.exec(part) ?? [];
  const decoded = decodeURIComponent(value);
  if (!/^[\x20-\x7e]+$/.test(decoded)) throw new RangeError('no header');
  return [name, decoded];
}

const secret = z.string().superRefine((text, context) => {
  const weakness = secretWeakness(Buffer.from(text));
  if (weakness) context.addIssue({ code: 'custom', message: weakness });
});

/** The neutral name of whoever has not set their own. */
export const COMMON_NEUTRAL_NAME = 'LKH Online';

/**
 * What a payer's statement says in place of the product (P365): what PayPal takes, and nothing that gives the product away.
 */
const neutralName = z
  .string()
  .regex(
    /^(?=.*[A-Za-z])[A-Za-z0-9][A-Za-z0-9 .-]{2,20}[A-Za-z0-9.]$/,
    'must be 4 to 22 letters, digits, spaces, dots and hyphens',
  )
  .refine((name) => !/likha/i.test(name), 'must not name the product');

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine(
      isOriginAlone,
      'the address of a host alone, as https://likha.example: Likha does not live below a path',
    )
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(12),
  DATABASE_READ_URL: databases.optional(),
  DATABASE_READ_LAG_SECONDS: z.coerce.number().int().min(1).max(60).default(5),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must begin with redis://')
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp://')
    .optional(),
  MAIL_FROM: z.string().min(3).default('Likha <no-reply@likha.test>'),
  NEUTRAL_NAME: neutralName.default(COMMON_NEUTRAL_NAME),
  CONTACT_EMAIL: z.email().optional(),
  PUSH_SERVICES: pushServices.default(PUSH_SERVICES),
  S3_ENDPOINT: z.url().optional(),
  S3_BUCKET: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_REGION: z.string().default('us-east-1'),
  MEDIA_DIRECT: z.enum(['off', 's3', 'edge']).default('off'),
  MEDIA_DIRECT_URL: z.url({ protocol: /^https?$/ }).optional(),
  MEDIA_DIRECT_SECRET: z
    .string()
    .regex(/^[A-Za-z0-9_-]{32,}$/, 'must be at least 32 letters and digits, as it stands in what checks it')
    .optional(),
  LIVEKIT_URL: z
    .string()
    .regex(/^wss?:\/\//, 'must begin with wss://')
    .optional(),
  LIVEKIT_API_KEY: optional,
  LIVEKIT_API_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  PAYPAL_BASE_URL: z.url().optional(),
  PAYPAL_CLIENT_ID: optional,
  PAYPAL_CLIENT_SECRET: optional,
  PAYPAL_WEBHOOK_ID: optional,
  PAYMONGO_BASE_URL: z.url().optional(),
  PAYMONGO_SECRET_KEY: optional,
  PAYMONGO_WEBHOOK_SECRET: optional,
  VEROTEL_BASE_URL: z.url().optional(),
  VEROTEL_API_URL: z.url().optional(),
  VEROTEL_SHOP_ID: z
    .string()
    .regex(/^\d{1,12}$/, 'must be the number of a website')
    .optional(),
  VEROTEL_SIGNATURE_KEY: optional,
  VEROTEL_API_USER: optional,
  VEROTEL_API_SECRET: optional,
  VEROTEL_CURRENCY: z.enum(['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'CHF', 'DKK', 'NOK', 'SEK']).default('USD'),
  XENDIT_BASE_URL: z.url().optional(),
  XENDIT_SECRET_KEY: optional,
  XENDIT_CALLBACK_TOKEN: optional,
  SANDBOX_PORT: port.optional(),
  HEALTH_PORT: port.optional(),
  CAPTCHA_PROVIDER: z.enum(['altcha', 'recaptcha']).default('altcha'),
  RECAPTCHA_SITE_KEY: optional,
  RECAPTCHA_SECRET_KEY: optional,
  APP_SECRET: secret.optional(),
  APP_SECRET_PREVIOUS: secret.optional(),
  VIEW_CACHE_MB: z.coerce.number().int().min(50).max(1_000_000).default(2000),
  REVIEW_FIRST_UPLOADS: z.coerce.number().int().min(0).max(100).default(10),
  KYC_REVIEW: z.enum(['auto', 'manual']).optional(),
  TWO_FACTOR_FOR: z.enum(['staff', 'creators', 'everyone']).optional(),
  PASSKEY_RSA: flag.default(true),
  BACKUP_DIR: optional,
  BACKUP_RECIPIENTS: recipients.optional(),
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(10_000).optional(),
  DEMO: flag.optional(),
  DEMO_PUBLIC: flag.default(false),
  DEMO_CROWD: flag.default(true),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: optional,
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('likha'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(1000).max(3_600_000).default(60_000),
  TRUST_PROXY: proxies.optional(),
  PLAIN_CONNECTIONS: z.enum(['local', 'anywhere']).default('local'),
  COMPRESSION: z.enum(['on', 'off']).default('on'),
});

type Parsed = z.infer<typeof schema>;

export interface Env
  extends Omit<
    Parsed,
    'DEMO' | 'DATA_DIR' | 'PUBLIC_URL' | 'KYC_REVIEW' | 'TWO_FACTOR_FOR' | 'HEALTH_PORT' | 'SANDBOX_PORT'
  > {
  DATA_DIR: string;
  /** Where the payment sandbox listens, when there is one. */
  SANDBOX_PORT: number;
  /** Where a process that is a worker alone says how it does; the others say it at `PORT`. */
  HEALTH_PORT: number;
  PUBLIC_URL: string;
  DEMO: boolean;
  /** Who looks at what creators show of themselves (P10). */
  KYC_REVIEW: 'auto' | 'manual';
  /** Whose duty two factors are: nobody's in the demo, unless it is said (P111). */
  TWO_FACTOR_FOR: 'nobody' | NonNullable<Parsed['TWO_FACTOR_FOR']>;
  /** Where ffmpeg is looked for. */
  SEARCH_PATH: string;
}

/** Every variable that is read. */
export const VARIABLES: readonly string[] = Object.keys(schema.shape);

/**
 * What nobody else may know, and the roles that work with it (docs/operations.md). A role is never told of another's, also where it
 * stands in its environment.
 */
export const SECRETS = {
  APP_SECRET: ['web', 'worker'],
  APP_SECRET_PREVIOUS: ['web', 'worker'],
  DATABASE_URL: ['web', 'worker'],
  // A worker reads what it is about to change.
  DATABASE_READ_URL: ['web'],
  REDIS_URL: ['web', 'worker'],
  S3_ACCESS_KEY_ID: ['web', 'worker'],
  S3_SECRET_ACCESS_KEY: ['web', 'worker'],
  // Addresses are made where they are asked for.
  MEDIA_DIRECT_SECRET: ['web'],
  LIVEKIT_API_KEY: ['web', 'worker'],
  LIVEKIT_API_SECRET: ['web', 'worker'],
  // Orders are opened by one, and settled by the other.
  PAYPAL_CLIENT_SECRET: ['web', 'worker'],
  PAYMONGO_SECRET_KEY: ['web', 'worker'],
  VEROTEL_SIGNATURE_KEY: ['web', 'worker'],
  METRICS_TOKEN: ['web', 'worker'],
  OTEL_EXPORTER_OTLP_HEADERS: ['web', 'worker'],
  // Webhooks and forms come to the web.
  PAYMONGO_WEBHOOK_SECRET: ['web'],
  XENDIT_CALLBACK_TOKEN: ['web'],
  RECAPTCHA_SECRET_KEY: ['web'],
  // Mail and payouts are sent by jobs.
  SMTP_URL: ['worker'],
  XENDIT_SECRET_KEY: ['worker'],
  // Refunds are asked for by jobs.
  VEROTEL_API_SECRET: ['worker'],
} as const satisfies Partial<Record<keyof Parsed, readonly Exclude<Parsed['ROLE'], 'all'>[]>>;
type Secret = keyof typeof SECRETS;
const secretNames = Object.keys(SECRETS) as Secret[];

function isOfRole(name: Secret, role: Parsed['ROLE']): boolean {
  const roles: readonly string[] = SECRETS[name];
  return role === 'all' || roles.includes(role);
}

/** After they were read: what runs for us, and what it starts, finds no secret there. */
export function forgetSecrets(source: NodeJS.ProcessEnv = process.env): void {
  for (const name of [...secretNames, 'ADMIN_PASSWORD']) delete source[name];
}

/** A wrong or missing value: one line that names it (P37). */
export class EnvError extends StartError {}

/** The only reader of the environment. @throws EnvError */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const parsed = parsedBy(schema, source);
  const isDemo = parsed.DEMO ?? parsed.DATABASE_URL === undefined;
  const env: Env = {
    ...parsed,
    DATA_DIR: resolve(parsed.DATA_DIR),
    PUBLIC_URL: (parsed.PUBLIC_URL ?? `http://${displayHost(parsed.HOST)}:${parsed.PORT}`).replace(
      /\/+$/,
      '',
    ),
    SANDBOX_PORT: parsed.SANDBOX_PORT ?? besides(parsed.PORT, 1),
    HEALTH_PORT: parsed.HEALTH_PORT ?? besides(parsed.PORT, 2),
    DEMO: isDemo,
    KYC_REVIEW: parsed.KYC_REVIEW ?? (isDemo ? 'auto' : 'manual'),
    TWO_FACTOR_FOR: parsed.TWO_FACTOR_FOR ?? (isDemo ? 'nobody' : 'staff'),
    SEARCH_PATH: source.PATH ?? '',
  };
  checkTogether(env);
  for (const name of secretNames) if (!isOfRole(name, env.ROLE)) env[name] = undefined;
  return env;
}

/** An empty one is none, but for the secret: whoever means to give one is not given another. */
function parsedBy<T>(asked: z.ZodType<T>, source: NodeJS.ProcessEnv): T {
  const given = Object.fromEntries(
    Object.entries(source).filter(([name, value]) => value !== '' || name === 'APP_SECRET'),
  );
  const result = asked.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new EnvError(`${issue?.path.join('.')}: ${issue?.message}`);
}

/** The port so many after another; any free one where that is any free one. */
function besides(given: number, count: number): number {
  return given === 0 ? 0 : Math.min(given + count, 65_535);
}

/** For commands, which need a database and nothing else of the environment. @throws EnvError */
export function readDatabaseEnv(source: NodeJS.ProcessEnv = process.env): {
  databaseUrl?: string;
  dataDir: string;
} {
  const parsed = parsedBy(schema.pick({ DATABASE_URL: true, DATA_DIR: true }), source);
  return { databaseUrl: parsed.DATABASE_URL, dataDir: resolve(parsed.DATA_DIR) };
}

const keeping = schema.pick({
  DATABASE_URL: true,
  DATA_DIR: true,
  S3_ENDPOINT: true,
  S3_BUCKET: true,
  S3_ACCESS_KEY_ID: true,
  S3_SECRET_ACCESS_KEY: true,
  S3_REGION: true,
  APP_SECRET: true,
  APP_SECRET_PREVIOUS: true,
  BACKUP_DIR: true,
  BACKUP_RECIPIENTS: true,
  BACKUP_KEEP_DAYS: true,
  PLAIN_CONNECTIONS: true,
});
export type KeepingEnv = z.infer<typeof keeping>;
/** What those commands read, and nothing else. */
export const KEEPING: readonly string[] = Object.keys(keeping.shape);

/**
 * For commands about all that is kept, in the database, the store and the data folder: whoever makes backups need not be told how money or
 * mail is moved. @throws EnvError
 */
export function readKeepingEnv(source: NodeJS.ProcessEnv = process.env): KeepingEnv {
  const parsed = parsedBy(keeping, source);
  const env = { ...parsed, DATA_DIR: resolve(parsed.DATA_DIR) };
  checkKept(env);
  refusePlainConnections(env);
  return env;
}

function checkKept(env: KeepingEnv): void {
  requireAll(env, 'S3_ENDPOINT', ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  if (env.APP_SECRET_PREVIOUS !== undefined && env.APP_SECRET_PREVIOUS === env.APP_SECRET)
    throw new EnvError('APP_SECRET_PREVIOUS: is the same as APP_SECRET');
}

/** The first admin's password, where it is not typed (README): never an argument, which every process may read. */
export function readAdminPassword(source: NodeJS.ProcessEnv = process.env): string | null {
  return source.ADMIN_PASSWORD || null;
}

function displayHost(host: string): string {
  return host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
}

/** Values that only make sense with one another. */
function checkTogether(env: Env): void {
  checkKept(env);
  checkDirectMedia(env);
  requireAll(env, 'LIVEKIT_URL', ['LIVEKIT_API_KEY', 'LIVEKIT_API_SECRET']);
  requireAll(env, 'PAYPAL_CLIENT_ID', ['PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID']);
  requireAll(env, 'PAYMONGO_SECRET_KEY', ['PAYMONGO_WEBHOOK_SECRET']);
  requireAll(env, 'VEROTEL_SHOP_ID', ['VEROTEL_SIGNATURE_KEY']);
  requireAll(env, 'VEROTEL_API_USER', ['VEROTEL_SHOP_ID', 'VEROTEL_API_SECRET']);
  requireAll(env, 'XENDIT_SECRET_KEY', ['XENDIT_CALLBACK_TOKEN']);
  requireAll(env, 'XENDIT_CALLBACK_TOKEN', ['XENDIT_SECRET_KEY']);
  requireAll(env, 'OTEL_EXPORTER_OTLP_HEADERS', ['OTEL_EXPORTER_OTLP_ENDPOINT']);
  if (
    env.CAPTCHA_PROVIDER === 'recaptcha' &&
    env.ROLE !== 'worker' &&
    !(env.RECAPTCHA_SITE_KEY && env.RECAPTCHA_SECRET_KEY)
  )
    throw new EnvError('RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY: needed with CAPTCHA_PROVIDER=recaptcha');
  if (env.ROLE !== 'all' && !env.DATABASE_URL)
    throw new EnvError(`DATABASE_URL: needed with ROLE=${env.ROLE}`);
  requireAll(env, 'DATABASE_READ_URL', ['DATABASE_URL']);
  // Who sells what PayPal and PayMongo do not take has an acquirer that does (P778), and may go without them.
  if (!env.DEMO && !env.PAYPAL_CLIENT_ID && !env.VEROTEL_SHOP_ID)
    throw new EnvError('PAYPAL_CLIENT_ID: needed outside demo mode (DEMO=false)');
  if (!env.DEMO && !env.PAYMONGO_SECRET_KEY && !env.VEROTEL_SHOP_ID)
    throw new EnvError('PAYMONGO_SECRET_KEY: needed outside demo mode (DEMO=false)');
  if (!env.DEMO && env.REDIS_URL && !env.APP_SECRET)
    throw new EnvError('APP_SECRET: needed when several nodes share REDIS_URL');
  refusePlainConnections(env);
  refusePlainAddress(env);
  if (env.DEMO && !env.DEMO_PUBLIC && !isLoopback(env.HOST))
    throw new EnvError(
      `HOST: demo mode has public passwords and does not listen on ${env.HOST}; set DEMO_PUBLIC=true to allow it`,
    );
  if (env.DEMO && !env.DEMO_PUBLIC && isPublicUrl(env.PUBLIC_URL))
    throw new EnvError(
      `PUBLIC_URL: demo mode has public passwords and does not answer at ${env.PUBLIC_URL}; set DEMO=false, or DEMO_PUBLIC=true to allow it`,
    );
}

/** Of what is had without us: who makes addresses needs all of it, and pages must be able to open them. */
function checkDirectMedia(env: Env): void {
  const { MEDIA_DIRECT: kind, MEDIA_DIRECT_URL: url, MEDIA_DIRECT_SECRET: secret } = env;
  if (kind === 'off') return;
  if (kind === 's3' && !env.S3_ENDPOINT) throw new EnvError('S3_ENDPOINT: needed with MEDIA_DIRECT=s3');
  if (kind === 'edge' && !url) throw new EnvError('MEDIA_DIRECT_URL: needed with MEDIA_DIRECT=edge');
  if (kind === 'edge' && !secret && env.ROLE !== 'worker')
    throw new EnvError('MEDIA_DIRECT_SECRET: needed with MEDIA_DIRECT=edge');
  if (secret !== undefined && secret === env.APP_SECRET)
    throw new EnvError('MEDIA_DIRECT_SECRET: is the same as APP_SECRET, which nobody else may know');
  const opened = url ?? env.S3_ENDPOINT ?? '';
  if (env.PUBLIC_URL.startsWith('https:') && !opened.startsWith('https:'))
    throw new EnvError(
      `MEDIA_DIRECT_URL: pages at ${env.PUBLIC_URL} play nothing from ${opened}; it has to begin with https://`,
    );
}

/**
 * What goes over a public network goes encrypted: passwords of the services and everything in them. A host of ours is one
 * without a dot, as compose names them, or one of a private network.
 */
function refusePlainConnections(env: Partial<Env>): void {
  if (env.PLAIN_CONNECTIONS === 'anywhere') return;
  for (const name of Object.keys(ENCRYPTED) as (keyof typeof ENCRYPTED)[])
    for (const url of [env[name] ?? []].flat()) {
      if (isNear(hostOf(url)) || ENCRYPTED[name].test(url)) continue;
      throw new EnvError(
        `${name}: ${hostOf(url)} is reached over a public network and needs TLS (${TLS_BY[name]}); PLAIN_CONNECTIONS=anywhere allows it without`,
      );
    }
}

/** Links, cookies and addresses of webhooks are made of it, and begin at the top of its host. */
function isOriginAlone(text: string): boolean {
  const url = URL.parse(text);
  return url === null || url.href === `${url.origin}/`;
}

/**
 * Passwords and sessions go over it, and browsers keep cookies of sessions from an address without TLS. An address that leads
 * nowhere but to this machine may do without.
 */
function refusePlainAddress({ DEMO, PLAIN_CONNECTIONS, PUBLIC_URL }: Env): void {
  if (DEMO || PLAIN_CONNECTIONS === 'anywhere' || PUBLIC_URL.startsWith('https:') || !isPublicUrl(PUBLIC_URL))
    return;
  throw new EnvError(
    `PUBLIC_URL: ${PUBLIC_URL} goes over the network without TLS; begin it with https://, or allow it with PLAIN_CONNECTIONS=anywhere`,
  );
}

const SSL_MODE = /[?&]sslmode=(require|verify-ca|verify-full)(&|$)/;
const ENCRYPTED = {
  DATABASE_URL: SSL_MODE,
  DATABASE_READ_URL: SSL_MODE,
  REDIS_URL: /^rediss:/,
  S3_ENDPOINT: /^https:/,
  MEDIA_DIRECT_URL: /^https:/,
  LIVEKIT_URL: /^wss:/,
  OTEL_EXPORTER_OTLP_ENDPOINT: /^https:/,
};
const TLS_BY = {
  DATABASE_URL: 'sslmode=verify-full',
  DATABASE_READ_URL: 'sslmode=verify-full',
  REDIS_URL: 'rediss://',
  S3_ENDPOINT: 'https://',
  MEDIA_DIRECT_URL: 'https://',
  LIVEKIT_URL: 'wss://',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'https://',
};
const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][0-9a-f]{2}:|fe80:)/;

/** This machine, a socket, a name without a dot, a private address. */
function isNear(host: string): boolean {
  if (host.startsWith('/') || host === '' || isLoopback(host) || (isIP(host) === 0 && !host.includes('.')))
    return true;
  return isIP(host) === 0 ? /\.(internal|local|localhost|test)$/.test(host) : PRIVATE.test(host);
}

/** PostgreSQL's addresses may name their host, or the folder of their socket, behind the question mark. */
function hostOf(url: string): string {
  const named = /[?&]host=([^&]*)/.exec(url)?.[1];
  return named === undefined
    ? (URL.parse(url)?.hostname ?? '').replace(/^\[|\]$/g, '')
    : decodeURIComponent(named);
}

/** Where nobody but this machine gets: itself, and names that lead nowhere else (RFC 6761). */
function isPublicUrl(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return !isLoopback(host) && !/\.(localhost|test)$/.test(host);
}

function requireAll(env: Partial<Env>, given: keyof Env, needed: (keyof Env)[]): void {
  if (!env[given]) return;
  const { ROLE: role = 'all' } = env;
  const missing = needed.filter(
    (name) => !env[name] && (!(name in SECRETS) || isOfRole(name as Secret, role)),
  );
  if (missing.length > 0) throw new EnvError(`${missing.join(', ')}: needed with ${given}`);
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** The secret behind media addresses, captchas and devices: given, or made once and kept in the data folder. */
export function readSecret(env: KeepingEnv): Buffer {
  return env.APP_SECRET ? Buffer.from(env.APP_SECRET) : keptSecret(env.DATA_DIR);
}

/** The same for who only looks: null where none was made yet. */
export function readKnownSecret(env: KeepingEnv): Buffer | null {
  return env.APP_SECRET ? Buffer.from(env.APP_SECRET) : knownSecret(env.DATA_DIR);
}

/**
 * The secret beside that one, while one is replaced (docs/operations.md): given, or put into the data folder. Null without.
 * @throws StartError for a file that is short or can be guessed
 */
export function readPreviousSecret(env: KeepingEnv): Buffer | null {
  return env.APP_SECRET_PREVIOUS ? Buffer.from(env.APP_SECRET_PREVIOUS) : previousSecret(env.DATA_DIR);
}
