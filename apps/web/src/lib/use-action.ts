import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { type Arguments, api } from './api.ts';
import type { Address, Answer, ApiInput } from './api-types.ts';
import type { ReadAddress } from './call-key.ts';
import { invalidate } from './kept-answers.ts';

/** The calls that change something. */
export type WriteAddress = Exclude<Address, ReadAddress>;

export interface ActionOptions<A extends WriteAddress, Sent> {
  /** The calls whose kept answers this action makes stale. The action is pending until those on screen are new. */
  invalidates: readonly ReadAddress[];
  /** The same when the action was refused or never answered. */
  invalidatesOnError?: readonly ReadAddress[];
  /** Sends in another way than as the call's body, as an upload does. */
  send?: (sent: Sent) => Promise<Answer<A>>;
  onStart?: (sent: Sent) => Promise<void> | void;
  onSuccess?: (answer: Answer<A>) => void;
  onError?: (error: Error, sent: Sent) => void;
  onEnd?: () => void;
}

/** An action on the server: `useAction('POST /credits/unlock', { invalidates: ['GET /credits/wallet'] })`. */
export function useAction<A extends WriteAddress, Sent = Omit<ApiInput<A>, 'signal'>>(
  address: A,
  options: ActionOptions<A, Sent>,
): UseMutationResult<Answer<A>, Error, Sent> {
  return useMutation(actionOptions(address, options));
}

/** What TanStack Query needs to know of an action: how to send it, and what follows from its end. */
export function actionOptions<A extends WriteAddress, Sent>(address: A, options: ActionOptions<A, Sent>) {
  const { invalidates, invalidatesOnError = [], send, onStart, onSuccess, onError, onEnd } = options;
  return {
    mutationKey: [address],
    mutationFn: (sent: Sent): Promise<Answer<A>> =>
      send ? send(sent) : api(address, ...([sent] as unknown as Arguments<A>)),
    onMutate: onStart,
    onSuccess: (answer: Answer<A>) => {
      onSuccess?.(answer);
      return invalidate(invalidates);
    },
    onError: (error: Error, sent: Sent) => {
      onError?.(error, sent);
      return invalidate(invalidatesOnError);
    },
    onSettled: onEnd,
  };
}
