import { defineModule } from '../../platform/server-module.ts';
import { subscribersAreCounted } from './laws/subscribers-are-counted.law.ts';

export const subscriptionsModule = defineModule({
  name: 'subscriptions',
  tables: ['subscriptions'],
  sharedWrites: { users: 'subscribers_count of a creator changes with the subscription' },
  laws: [subscribersAreCounted],
});
