import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Mail } from '../../providers/mail/mail.ts';
import type { PostsDeps } from '../posts/index.ts';
import type { SalesDeps } from '../sales/index.ts';
import type { Deliveries } from './delivered/deliveries.ts';

/** Files are taken in and addressed as posts’ are, and paid for as whatever is sold. */
export interface MessagesDeps extends PostsDeps, SalesDeps {
  deliveries: Deliveries;
}

/** What the jobs that write to people need. */
export interface MessagesMailDeps extends BaseDeps {
  mail: Mail;
  publicUrl: string;
}
