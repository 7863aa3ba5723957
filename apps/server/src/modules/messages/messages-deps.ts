import type { PostsDeps } from '../posts/index.ts';
import type { SalesDeps } from '../sales/index.ts';
import type { Deliveries } from './delivered/deliveries.ts';

/** Files are taken in and addressed as posts’ are, and paid for as whatever is sold. */
export interface MessagesDeps extends PostsDeps, SalesDeps {
  deliveries: Deliveries;
}
