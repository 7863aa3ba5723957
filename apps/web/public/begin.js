// Brings the code of a page that came with its content. The first screen has the line to itself: code comes when that is
// painted with its pictures, at the first touch, or after three seconds. Stands in the page, which names the code.
(() => {
  const LATEST_MS = 3000;
  const { main, code, styles } = document.currentScript.dataset;
  let hasBegun = false;

  function begin() {
    if (hasBegun) return;
    hasBegun = true;
    // What stands in the page already are the rules that it uses. The code may show what needs the others: it runs after them,
    // or without them where they do not come.
    const sheets = styles.split(' ').map((href) => {
      const sheet = add('link', { rel: 'stylesheet', href });
      return new Promise((done) => ['load', 'error'].map((end) => sheet.addEventListener(end, done)));
    });
    for (const href of code.split(' ')) add('link', { rel: 'modulepreload', crossOrigin: '', href });
    add('link', { rel: 'modulepreload', crossOrigin: '', href: main });
    const late = new Promise((done) => setTimeout(done, LATEST_MS));
    Promise.race([Promise.all(sheets), late]).then(() =>
      add('script', { type: 'module', crossOrigin: '', src: main }),
    );
  }

  function add(kind, properties) {
    const element = Object.assign(document.createElement(kind), properties);
    document.head.append(element);
    return element;
  }

  // A frame is drawn after it was asked for: what is fetched before it is seen keeps the line from what is still to be seen.
  function afterPaint() {
    const isTold = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint');
    if (!isTold) requestAnimationFrame(() => setTimeout(begin));
    else new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  }

  document.addEventListener('DOMContentLoaded', () => {
    const pictures = [...document.querySelectorAll('img[fetchpriority]')];
    Promise.allSettled(pictures.map((picture) => picture.decode())).then(afterPaint);
  });
  // In a tab that nobody looks at nothing is painted.
  setTimeout(begin, LATEST_MS);
  for (const touch of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(touch, begin, { once: true, capture: true });

  // What is pressed before the code has taken the page over is kept, the last press alone, and pressed again when it has.
  const page = document.documentElement;
  const isLive = () => 'live' in page.dataset;
  let kept = null;

  function keep(button, press) {
    kept?.button?.removeAttribute('aria-busy');
    kept = { button, press };
    button?.setAttribute('aria-busy', 'true');
  }

  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      // What sends a form is kept as the form's sending, so that Enter in a field is as good.
      if (!button || isLive() || button.type !== 'button') return;
      // Code that listens already, and has not taken the page over yet, would press it as well.
      event.stopImmediatePropagation();
      keep(button, () => button.click());
    },
    { capture: true },
  );
  addEventListener(
    'submit',
    (event) => {
      if (isLive()) return;
      const { target: form, submitter } = event;
      // A form that no code has taken over would leave the page, with what was typed.
      event.preventDefault();
      event.stopImmediatePropagation();
      keep(submitter, () => form.requestSubmit(submitter));
    },
    { capture: true },
  );
  new MutationObserver((_, observer) => {
    if (!isLive()) return;
    observer.disconnect();
    kept?.button?.removeAttribute('aria-busy');
    // After what was typed early has reached the code.
    if (kept) setTimeout(() => kept.press());
  }).observe(page, { attributeFilter: ['data-live'] });
})();
