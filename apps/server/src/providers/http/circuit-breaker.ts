import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { ProviderError, type ProviderHealth } from './provider-error.ts';

/** Failures in a row, with nothing that worked between them, before calls stop going out. */
const failuresToOpen = 5;
const defaultHalfOpenAfterMs = 15_000;

export interface CircuitBreaker {
  /**
   * Makes the call, unless the provider has not been answering: then it fails at once.
   * @throws ProviderError `unavailable` without a call, or what the call throws
   */
  run<T>(where: string, call: () => Promise<T>): Promise<T>;
  health(): ProviderHealth;
}

/**
 * Keeps a provider that hangs or is down from holding up everybody who asks it. Opens after five timeouts or
 * `unavailable` in a row. Some seconds later one call tries: success closes it, failure opens it again. An answer
 * of the provider's, also a refusal, is a success here.
 */
export function createCircuitBreaker(
  provider: string,
  halfOpenAfterMs = defaultHalfOpenAfterMs,
): CircuitBreaker {
  const policy = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: halfOpenAfterMs,
    breaker: new ConsecutiveBreaker(failuresToOpen),
  });
  let openedAtMs = 0;
  policy.onBreak(() => {
    openedAtMs = performance.now();
  });

  function health(): ProviderHealth {
    if (policy.state === CircuitState.Closed) return 'closed';
    // The library changes its state with the next call. Whoever waits for it to change must not wait for ever.
    const isRested = performance.now() - openedAtMs >= halfOpenAfterMs;
    return policy.state === CircuitState.HalfOpen || isRested ? 'half_open' : 'open';
  }

  return {
    health,
    async run(where, call) {
      // A trial is out. The library would let the others wait for its end, which may be a timeout.
      if (policy.state === CircuitState.HalfOpen) throw notCalled(provider, where);
      try {
        return await policy.execute(call);
      } catch (error) {
        throw error instanceof BrokenCircuitError ? notCalled(provider, where) : error;
      }
    },
  };
}

function isOutage(error: unknown): boolean {
  return error instanceof ProviderError && (error.code === 'timeout' || error.code === 'unavailable');
}

function notCalled(provider: string, where: string): ProviderError {
  return new ProviderError('unavailable', `${where} was not tried: ${provider} has not been answering`, {
    retryable: true,
  });
}
