/** As companies write themselves. */
const PROVIDERS: Readonly<Record<string, string>> = {
  paypal: 'PayPal',
  paymongo: 'PayMongo',
  verotel: 'Verotel',
  xendit: 'Xendit',
};

/** A payment or payout provider as it writes itself; one that this build does not know, by its id. */
export const providerName = (provider: string): string => PROVIDERS[provider] ?? provider;
