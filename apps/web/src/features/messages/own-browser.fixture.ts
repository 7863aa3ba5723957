/**
 * Each file of tests is a browser: what one tells its tabs, and what it locks, is nothing to another that runs at the same time in this
 * process.
 */
const own = `.${crypto.randomUUID()}`;
const Channel = BroadcastChannel;
const { locks } = navigator;

globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name + own);
  }
};
Object.defineProperty(globalThis, 'navigator', {
  configurable: true,
  value: {
    locks: {
      request: (name: string, ...how: [() => Promise<unknown>]) => locks.request(name + own, ...how),
    },
  },
});

export {};
