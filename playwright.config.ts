import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from './e2e/chromium.ts';

/**
 * One server for each worker, so that no two journeys share what a fan has; the runner tells a worker which it is. One more
 * than there are cores, as journeys often wait. A server takes the ports after its own too, for its stand-ins.
 */
const PORTS = [3170, 3180, 3190];
const READY_PORT = 3169;
const ownPort = PORTS[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];

/**
 * What people do one after the other is lived through at one size: on a phone, as most do, and at a desk what admins do. How
 * every screen stands and reads at all sizes is asked by two journeys that begin as a phone and change the size themselves;
 * how it behaves, by those that are not named here.
 */
const ON_A_PHONE = [
  'consent-can-be-read',
  'creator-changes-the-profile',
  'creator-chooses-notifications',
  'creator-goes-live',
  'creator-keeps-lists',
  'creator-links-elsewhere',
  'creator-posts-phone-photos',
  'creator-reads-a-year',
  'creator-publishes-a-video',
  'creator-schedules-a-post',
  'creator-sells-a-paid-message',
  'creator-sees-how-it-goes',
  'creator-sends-a-file-again',
  'creator-tells-a-story',
  'creator-verifies',
  'creator-writes-to-all-subscribers',
  'every-route-is-accessible',
  'fan-and-creator-chat',
  'fan-asks-for-a-refund',
  'fan-comments-once',
  'fan-declines-and-cancels-a-payment',
  'fan-finds-a-creator',
  'fan-follows-a-creator',
  'fan-gives-a-subscription',
  'fan-has-too-few-credits',
  'fan-holds-a-ticket',
  'fan-keeps-a-library',
  'fan-loads-a-picture-again',
  'fan-pays-by-international-card',
  'fan-sets-a-limit',
  'fan-subscribes-and-tips',
  'fan-tops-up-automatically',
  'first-route-is-light',
  'guest-joins-for-a-post',
  'language-stays',
  'layout-holds',
  'live-chat-is-kept-in-order',
  'live-ends-with-its-creator',
  'live-outlives-a-restart',
  'live-screens-hold',
  'media-is-kept-safe',
  'message-survives-the-tunnel',
  'moments-are-kept',
  'no-replay-after-all',
  'pages-arrive-with-content',
  'person-appeals-a-ban',
  'person-finds-help',
  'person-looks-after-the-account',
  'person-loses-the-password',
  'person-opens-likha-offline',
  'person-searches-messages',
  'person-signs-in-with-a-passkey',
  'person-switches-notifications-off',
  'person-takes-the-address-back',
  'push-arrives',
  'referred-creator-earns',
  'session-stays-out-of-reach',
  'sign-in-errors',
  'ticket-outlives-a-restart',
  'visitor-writes-to-us',
].map(specOf);
const AT_A_DESK = [
  'accountant-follows-a-peso',
  'admin-changes-the-rate',
  'admin-changes-the-settings',
  'admin-verifies-a-creator',
  'creator-is-paid',
  'fan-disputes-a-payment',
  'fan-uses-a-coupon',
  'fan-reports-a-post',
  'finance-closes-a-month',
  'finance-decides-in-two-tabs',
  'finance-is-told-what-is-wrong',
  'finance-pays-the-tax',
  'finance-says-what-arrived',
  'finance-says-what-left-the-bank',
  'finance-takes-a-report-once',
  'moderator-clears-the-queue',
  'two-people-decide',
].map(specOf);

/** Promises about time, drafts and answers, which a screen of another size does not change: at one size each. */
const PROMISED_ON_A_PHONE = [
  'dialogs-stay',
  'drafts-stay',
  'money-is-asked-about',
  'money-never-waits',
  'pages-stay',
  'payer-goes-back-and-taps-twice',
  'session-ends-before-the-press',
].map(specOf);
/** What keys do is promised where there are keys. */
const PROMISED_AT_A_DESK = ['nothing-spends-by-itself'].map(specOf);

function specOf(name: string): string {
  return `**/${name}.spec.ts`;
}

/** A new folder for each run; workers read the same one from the environment. */
function dataFolder(): string {
  if (process.env.E2E_DATA) return process.env.E2E_DATA;
  const folder = mkdtempSync(join(tmpdir(), 'likha-journeys-'));
  // As root, PostgreSQL runs as another user who must be able to enter.
  chmodSync(folder, 0o755);
  process.env.E2E_DATA = folder;
  return folder;
}

const folder = dataFolder();

/** Journeys of people through the real program: real server, database, payment sandbox and browser; promises of layout at three sizes. */
export default defineConfig({
  testDir: 'e2e',
  workers: PORTS.length,
  // What hangs ends; how busy the machine is decides nothing, and no journey has a patience of its own.
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${ownPort}`,
    colorScheme: 'dark',
    // What a worker answers, no journey's stand-in sees; the one about it lets it in.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await chromiumPath(),
      // What draws and what loads are parts of the browser here, and not programs of their own that it would have to talk to.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2',
        // A microphone that hums and two cameras, one of which sees in a way that encoders do not take; everybody allows them.
        '--use-fake-device-for-media-stream=device-count=2',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [...AT_A_DESK, ...PROMISED_AT_A_DESK],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: [...ON_A_PHONE, ...PROMISED_ON_A_PHONE],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'small',
      testDir: 'e2e/promises',
      testIgnore: [...PROMISED_ON_A_PHONE, ...PROMISED_AT_A_DESK],
      use: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `"${process.execPath}" e2e/start-servers.ts ${READY_PORT} "${folder}" ${PORTS.join(' ')}`,
    url: `http://127.0.0.1:${READY_PORT}`,
    // So long that only what hangs is ended by it: how busy the machine is decides nothing.
    timeout: 600_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
