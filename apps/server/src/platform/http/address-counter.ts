import { LRUCache } from 'lru-cache';
import { atMost } from '../at-most.ts';
import { customerOf } from './network-address.ts';
import { tooManyRequests } from './too-many-requests.ts';

const REMEMBERED = 20_000;

/** Counts by address in windows of time, in this process alone: for what has to be decided without asking anybody. */
export class AddressCounter {
  readonly #counts: LRUCache<string, { count: number }>;
  readonly #max: number;

  constructor(options: { max: number; seconds: number }) {
    this.#max = options.max;
    this.#counts = new LRUCache({ ...atMost(REMEMBERED), ttl: options.seconds * 1000 });
  }

  add(ip: string): void {
    const customer = customerOf(ip);
    const counted = this.#counts.get(customer);
    if (counted) counted.count += 1;
    else this.#counts.set(customer, { count: 1 });
  }

  /** Has an address been counted more often than it may? */
  isOver(ip: string): boolean {
    return (this.#counts.get(customerOf(ip))?.count ?? 0) > this.#max;
  }

  /** @throws AppError `rate_limited` once an address has been counted more often than it may */
  check(ip: string): void {
    if (!this.isOver(ip)) return;
    throw tooManyRequests(this.#counts.getRemainingTTL(customerOf(ip)) / 1000);
  }
}
