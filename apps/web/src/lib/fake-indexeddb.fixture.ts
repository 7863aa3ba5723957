import 'fake-indexeddb/auto';

/**
 * What a file of tests has put among the globals is taken away once it is over, also under what it has not waited for: a store that is just
 * opening would then know no request any more, which fails the run and belongs to no test. So these stay.
 */
for (const name of Object.getOwnPropertyNames(globalThis))
  if (name.startsWith('IDB')) Object.defineProperty(globalThis, name, { configurable: false });
