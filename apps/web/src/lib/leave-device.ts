/** Who signs out is not called back by the icon of an installed Likha, nor by what it has shown them (P475, P671). */
export async function clearSigns(): Promise<void> {
  try {
    await navigator.clearAppBadge?.();
    const registration = await navigator.serviceWorker?.getRegistration();
    for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  } catch {
    // Not every browser has either, nor at an address that is not a secure one.
  }
}
