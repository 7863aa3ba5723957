import { expect, it } from 'vitest';
import { describeDevice } from './device.ts';

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) CriOS/130.0 Mobile Safari/604.1', 'Chrome', 'iOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) [FBAN/FBIOS;FBAV/480.0]', 'Facebook', 'iOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge', 'Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0',
    'Firefox',
    'macOS',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64) Chrome/130.0 Safari/537.36', 'Chrome', 'ChromeOS'],
  ['curl/8.5.0', 'other', 'other'],
  [undefined, 'other', 'other'],
])('%s is %s on %s', (agent, browser, system) => {
  expect(describeDevice(agent)).toEqual({ browser, system });
});
