/** A page that is left for another loses these: a stream that is sent from it, or looked at. */
const KEEPS_RUNNING = /^\/(creator\/live|live)(\/|$)/;

/**
 * The open tab in which somebody looks at what a notification is about (P901): one that shows it, else the one that they looked at
 * last and that can be led away. None where each of them is busy.
 * @param tabs the one last looked at first, as browsers list them
 * @param address where to look
 */
export function tabFor<Tab extends { url: string }>(tabs: readonly Tab[], address: string): Tab | undefined {
  return (
    tabs.find(({ url }) => url === address) ??
    tabs.find(({ url }) => !KEEPS_RUNNING.test(new URL(url).pathname))
  );
}
