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
})();
