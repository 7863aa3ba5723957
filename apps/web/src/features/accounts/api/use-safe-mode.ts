import { useState } from 'react';
import { ApiError, detailOf } from '../../../lib/api-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { notify } from '../../../ui/toast/toast.ts';

/** Safe mode of the signed-in person. Turning it off asks for the age once; whether it has been asked the server knows. */
export function useSafeMode(failedTitle: string) {
  const { data } = useCall('GET /auth/me');
  const [asksAge, setAsksAge] = useState(false);
  const change = useAction('PUT /auth/me/safe-mode', {
    invalidates: ['GET /auth/me'],
    onSuccess: ({ message }) => {
      setAsksAge(false);
      notify({ tone: 'good', title: message });
      // Every list of posts is another one now.
      void queryClient.invalidateQueries();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'age_unconfirmed') setAsksAge(true);
      else notify({ tone: 'bad', title: failedTitle, text: detailOf(error, '') });
    },
  });
  const isOn = data?.user.safe_mode ?? true;
  return {
    isOn,
    isKnown: data !== undefined,
    asksAge,
    isBusy: change.isPending,
    toggle: () => change.mutate({ body: { safe_mode: !isOn } }),
    confirmAge: () => change.mutate({ body: { safe_mode: false, is_adult: true } }),
    close: () => setAsksAge(false),
  };
}
