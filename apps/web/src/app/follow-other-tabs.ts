import { queryClient } from '../lib/query-client.ts';
import { onOtherPerson } from '../lib/session.ts';

/**
 * What was loaded for one person is shown to no other, whichever tab they signed in or out in (P977). Where somebody else is here at once, as in a
 * tab that slept meanwhile, the page is opened afresh: what was being typed on it is not theirs either.
 */
export function followOtherTabs(): void {
  onOtherPerson((before, now) => {
    void queryClient.resetQueries();
    if (before && now) window.location.reload();
  });
}
