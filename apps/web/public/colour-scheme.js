// Runs before the first paint so that a chosen or system colour scheme never flashes.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('likha.colour-scheme');
  } catch {
    // Storage may be blocked; the system's choice then holds.
  }
  const isLight =
    chosen === 'light' || (chosen !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', isLight ? 'light' : 'dark');

  // Who asked for discretion has neither the product's icon nor its name in the tab while the page comes (P367).
  let isDiscreet = false;
  try {
    isDiscreet = JSON.parse(localStorage.getItem('likha.user'))?.is_discreet === true;
  } catch {
    // Then the page's code does it.
  }
  if (isDiscreet)
    document.addEventListener('DOMContentLoaded', () => {
      for (const link of document.querySelectorAll('link[rel="icon"]')) {
        link.dataset.own = link.getAttribute('href');
        link.href = '/icon-neutral.svg';
      }
      if (document.title === 'Likha') document.title = 'Home';
    });
})();
