import { canDecide, type Order } from '../order.ts';
import type { SavedPayer } from '../paypal/saved-payer.ts';
import { formatAmount } from '../pesos.ts';
import { statementOf } from '../statement.ts';
import { approvalStyle } from './approval-style.ts';

const methodNames: Readonly<Record<string, string>> = {
  paypal: 'PayPal',
  gcash: 'GCash',
  paymaya: 'Maya',
  card: 'Card',
};

/** The page a payer sees: what is to be paid, to whom, and that it is only practice. */
export function approvalPage(order: Order, merchantName: string): string {
  return page(`
    <p class="label" id="amount-label">Amount</p>
    <p class="amount" aria-labelledby="amount-label">${formatAmount(order.amountCentavos, order.currency)}</p>
    <dl>
      ${row('Merchant', merchantName)}
      ${row('Description', order.description || '—')}
      ${row('On your statement', statementOf(order) ?? merchantName)}
      ${row('Pay with', order.methods.map((method) => methodNames[method] ?? method).join(', '))}
    </dl>
    ${canDecide(order) ? choices : decided(order, merchantName)}`);
}

/** The page of a payer who is asked to agree to payments that they are not there for. */
export function agreementPage({ description, state }: SavedPayer, merchantName: string): string {
  const isOpen = state === 'asked';
  return page(`
    <p>${escapeHtml(merchantName)} asks to charge your PayPal account later, without asking you each time.</p>
    <dl>${row('Merchant', merchantName)}${row('Description', description || '—')}</dl>
    ${isOpen ? '' : `<p role="status">${state === 'deleted' ? 'This agreement has ended.' : 'You agreed to this.'}</p>`}
    <form method="post">
      ${isOpen ? '<button class="primary" name="action" value="agree">Agree</button>' : ''}
      <button class="plain" name="action" value="back">Return to ${escapeHtml(merchantName)}</button>
    </form>`);
}

/** For an address that belongs to no order. */
export function unknownOrderPage(): string {
  return page('<p>There is no payment at this address. Go back to the shop and start again.</p>');
}

/** For a form that asks for something this page does not offer. */
export function unknownActionPage(): string {
  return page('<p>That is not something this page can do. Go back and press one of its buttons.</p>');
}

const choices = `<form method="post">
      <button class="primary" name="action" value="approve">Approve</button>
      <button name="action" value="decline">Decline</button>
      <button class="plain" name="action" value="cancel">Cancel</button>
    </form>`;

/** The first choice stays; the only way from here is back to the merchant. */
function decided(order: Order, merchantName: string): string {
  const action = order.decision === 'none' ? 'cancel' : order.decision;
  return `<p role="status">${resultOf(order)}</p>
    <form method="post">
      <button class="primary" name="action" value="${action}">Return to ${escapeHtml(merchantName)}</button>
    </form>`;
}

function resultOf(order: Order): string {
  if (order.decision === 'approve') return 'You approved this payment.';
  return order.decision === 'decline' ? 'You declined this payment.' : 'This payment is no longer open.';
}

function row(label: string, value: string): string {
  return `<div><dt>${label}</dt><dd>${escapeHtml(value)}</dd></div>`;
}

function page(content: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Payment sandbox</title>
    <link rel="icon" href="data:,">
    <style>${approvalStyle}</style>
  </head>
  <body>
  <main>
    <h1>Payment sandbox</h1>
    <p class="notice"><strong>Practice only.</strong> No real money moves.</p>
    ${content}
  </main>
  </body>
</html>
`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
