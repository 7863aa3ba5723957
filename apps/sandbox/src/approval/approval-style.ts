import { createHash } from 'node:crypto';

/** The page's only style sheet, inside the page, so that it needs no other request. */
export const approvalStyle = `
:root {
  color-scheme: light dark;
  --ground: #f4f5f8; --card: #ffffff; --line: #d9dce5; --text: #171a23; --quiet: #555c6e;
  --accent: #0b6b4f; --accent-text: #ffffff; --warn-ground: #fff4d6; --warn-text: #5c4300; --warn-line: #e6c977;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0f1117; --card: #181b24; --line: #323848; --text: #eef0f6; --quiet: #a9b0c2;
    --accent: #4fd6a8; --accent-text: #06251b; --warn-ground: #2e2508; --warn-text: #ffe3a1; --warn-line: #6b5618;
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100dvh; display: grid; place-items: center; padding: 16px;
  background: var(--ground); color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
main {
  width: 100%; max-width: 26rem; padding: 24px; border-radius: 20px;
  background: var(--card); border: 1px solid var(--line);
}
h1 { font-size: 1.25rem; line-height: 1.3; }
.notice {
  margin: 16px 0 20px; padding: 12px 16px; border-radius: 12px;
  background: var(--warn-ground); color: var(--warn-text); border: 1px solid var(--warn-line);
}
.label, dt { color: var(--quiet); font-size: .875rem; }
.amount { font-size: 2.5rem; line-height: 1.2; font-weight: 700; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
dl { margin: 20px 0 24px; border-top: 1px solid var(--line); }
dl div {
  display: grid; grid-template-columns: 6rem 1fr; gap: 12px; align-items: baseline;
  padding: 10px 0; border-bottom: 1px solid var(--line);
}
dd { overflow-wrap: anywhere; text-align: end; }
[role="status"] { margin-bottom: 16px; font-weight: 600; }
form { display: grid; gap: 12px; }
button {
  min-height: 52px; width: 100%; padding: 12px 20px; border-radius: 14px;
  border: 1px solid var(--quiet); background: transparent; color: var(--text);
  font: inherit; font-weight: 600; cursor: pointer;
}
button.primary { background: var(--accent); border-color: var(--accent); color: var(--accent-text); }
button.plain { border-color: transparent; color: var(--quiet); text-decoration: underline; text-underline-offset: 3px; }
button:hover { filter: brightness(1.08); }
button:focus-visible { outline: 3px solid var(--text); outline-offset: 3px; }
`;

/** Lets this sheet and no other through the page's content security policy. */
export const approvalStyleSource = `'sha256-${createHash('sha256').update(approvalStyle).digest('base64')}'`;
