export const SECRET = 'a secret of the bench that is long enough';
export const DATABASE_CONNECTIONS = 12;

/** What every server of a bench is started with. */
export function serverEnvironment(connectionString: string, dataDir: string): Record<string, string> {
  return {
    DATABASE_URL: connectionString,
    DATABASE_POOL: String(DATABASE_CONNECTIONS),
    DATA_DIR: dataDir,
    DEMO: 'false',
    APP_SECRET: SECRET,
    PAYPAL_CLIENT_ID: 'x',
    PAYPAL_CLIENT_SECRET: 'x',
    PAYPAL_WEBHOOK_ID: 'x',
    PAYMONGO_SECRET_KEY: 'sk_test_x',
    PAYMONGO_WEBHOOK_SECRET: 'x',
    ...(process.env.BENCH_LOG ? { BENCH_LOG: process.env.BENCH_LOG } : {}),
  };
}
