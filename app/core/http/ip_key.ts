import { isIP } from 'node:net'

/**
 * The rate limit key of an IP address: an IPv4 address itself, an IPv6 address by its /64
 * network, which usually belongs to one person.
 */
export function ipKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').split('%')[0]
  if (isIP(plain) !== 6) return plain
  const [head, tail] = plain.toLowerCase().split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
