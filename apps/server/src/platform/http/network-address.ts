import { isIPv4, isIPv6 } from 'node:net';

/** Some proxies name the port as well (`203.0.113.7:50123`, `[2001:db8::1]:50123`): each connection would be a customer of its own. */
const PORTED = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([^\]]+)\])(?::\d+)?$/;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What stands for one customer of a network: an IPv4 address, or the first 64 bits of an IPv6 address, as everybody has
 * 2^64 addresses within them.
 * @param ip as the socket or a trusted proxy says; what is no address is answered as it is
 */
export function customerOf(ip: string): string {
  return customerAt(withoutPort(ip));
}

/** An address as a proxy names it, by itself. */
export function withoutPort(address: string): string {
  const [, ipv4, ipv6] = PORTED.exec(address) ?? [];
  return ipv4 ?? ipv6 ?? address;
}

function customerAt(ip: string): string {
  const mapped = MAPPED_IPV4.exec(ip)?.[1];
  if (mapped) return mapped;
  return isIPv6(ip) ? `${firstGroups(ip)}::/64` : ip;
}

/** The network alone, for what is kept longer than it is needed to find a person: /24, or /64 of IPv6. */
export function networkOf(ip: string): string | null {
  const customer = customerOf(ip);
  if (isIPv4(customer)) return `${customer.slice(0, customer.lastIndexOf('.'))}.0/24`;
  return customer.endsWith('/64') ? customer : null;
}

/** The first four groups of an IPv6 address, without leading zeros. */
function firstGroups(ip: string): string {
  const [head = '', tail] = ip.split('%', 1)[0]?.split('::') ?? [];
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  // An IPv4 address at the end takes the place of two groups; none of them is among the first four then.
  const last = groups(tail ?? '').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
  const missing = tail === undefined ? 0 : 8 - groups(head).length - last.length;
  const all = [...groups(head), ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...last];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
