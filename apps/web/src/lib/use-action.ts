import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { type Arguments, api } from './api.ts';
import { ApiError } from './api-error.ts';
import type { Address, Answer, ApiInput } from './api-types.ts';
import type { ReadAddress } from './call-key.ts';
import { connectionTexts } from './connection.texts.generated.ts';
import { invalidate } from './kept-answers.ts';
import { queryClient } from './query-client.ts';
import { soon } from './soon.ts';
import { useTexts } from './texts.ts';

/** The calls that change something. */
export type WriteAddress = Exclude<Address, ReadAddress>;

export interface ActionOptions<A extends WriteAddress, Sent> {
  /** The calls whose kept answers this action makes stale. It is pending until those on screen are new, for 3 s at most. */
  invalidates: readonly ReadAddress[];
  /** The same when the action was refused or never answered. */
  invalidatesOnError?: readonly ReadAddress[];
  /** Sends in another way than as the call's body, as an upload does. */
  send?: (sent: Sent) => Promise<Answer<A>>;
  onStart?: (sent: Sent) => Promise<void> | void;
  onSuccess?: (answer: Answer<A>) => void;
  onError?: (error: Error, sent: Sent) => void;
  onEnd?: () => void;
  /**
   * Actions of one line are sent in the order in which they were begun, whichever call they are. What came of one is told nobody where another was
   * begun after it: how it stands, the last one says.
   */
  line?: string;
}

/** An action on the server: `useAction('POST /credits/unlock', { invalidates: ['GET /credits/wallet'] })`. */
export function useAction<A extends WriteAddress, Sent = Omit<ApiInput<A>, 'signal'>>(
  address: A,
  options: ActionOptions<A, Sent>,
): UseMutationResult<Answer<A>, Error, Sent> {
  const t = useTexts(connectionTexts);
  const action = actionOptions(address, options);
  return useMutation({
    ...action,
    mutationFn: (sent: Sent) =>
      action
        .mutationFn(sent)
        .catch((error) => Promise.reject(worded(error, `${t.offlineTitle}. ${t.nothingSent}`))),
  });
}

/** The server says why it refused; that nothing reached it has to be said here. */
function worded(error: unknown, nothingSent: string): unknown {
  const isOffline = error instanceof ApiError && error.code === 'offline';
  return isOffline ? new ApiError('offline', { detail: nothingSent }) : error;
}

/** Is one of its line under way besides the one that has just ended? */
function isOvertaken(line: string | undefined): boolean {
  return (
    line !== undefined &&
    queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === line }) > 1
  );
}

/** What TanStack Query needs to know of an action: how to send it, and what follows from its end. */
export function actionOptions<A extends WriteAddress, Sent>(address: A, options: ActionOptions<A, Sent>) {
  const { invalidates, invalidatesOnError = [], send, onStart, onSuccess, onError, onEnd, line } = options;
  return {
    mutationKey: [address],
    ...(line !== undefined && { scope: { id: line } }),
    mutationFn: (sent: Sent): Promise<Answer<A>> =>
      send ? send(sent) : api(address, ...([sent] as unknown as Arguments<A>)),
    onMutate: onStart,
    onSuccess: (answer: Answer<A>) => {
      if (isOvertaken(line)) return;
      onSuccess?.(answer);
      // Lists that do not come back hold no action up: it has happened, and that is what has to be said.
      return soon(invalidate(invalidates));
    },
    onError: (error: Error, sent: Sent) => {
      if (isOvertaken(line)) return;
      onError?.(error, sent);
      void invalidate(invalidatesOnError);
    },
    onSettled: onEnd,
  };
}
