import { lookup, Resolver } from 'node:dns/promises'
import type { LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import webhooks from '#config/webhooks'

/** The DNS resolver; tests replace it. */
export const names = {
  resolve: addressesOf,
  /** Timeout of a lookup. */
  seconds: 5,
}

/** Why a URL is rejected. */
export type AddressFault =
  | 'not_an_address'
  | 'https_only'
  | 'with_credentials'
  | 'port'
  | 'name_not_found'
  | 'private_network'

/** The URL of a webhook is forbidden or does not resolve. */
export class AddressRefused extends Error {
  constructor(public fault: AddressFault) {
    super(fault)
  }
}

/**
 * The wire server of Azure: only reachable from Azure machines, but in a public range elsewhere.
 */
const wireServer = '168.63.129.16'
/**
 * The allocated IPv6 unicast range: addresses outside are not listed in every special-purpose
 * registry, but are unassigned.
 */
const allocatedIpv6 = ipaddr.IPv6.parseCIDR('2000::/3')
/** NAT64 (RFC 6052): the last 32 bits are the actual IPv4 address. */
const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')

/** Ports from 1024 on that browsers block because other services use them (Fetch standard). */
const otherServices = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
]

/**
 * Whether an IP address is publicly reachable, and thus allowed. Excludes IANA special-purpose
 * addresses (loopback, private and link-local networks, carrier-grade NAT, multicast, tunnels) and
 * IPv4 embedded in IPv6; NAT64 is treated as the IPv4 address behind it.
 */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address) || address.includes('%')) return false
  const ip = ipaddr.parse(address)
  if (ip instanceof ipaddr.IPv4) return ip.range() === 'unicast' && address !== wireServer
  if (ip.match(nat64)) return isPublicAddress(ip.toByteArray().slice(-4).join('.'))
  return ip.range() === 'unicast' && ip.match(allocatedIpv6)
}

/** Parses and checks a URL. Throws `AddressRefused` before any DNS lookup. */
export function parseTarget(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['https:', 'http:'].includes(url.protocol) || !url.hostname) {
    throw new AddressRefused('not_an_address')
  }
  if (url.protocol === 'http:' && !webhooks.http) throw new AddressRefused('https_only')
  if (url.username || url.password) throw new AddressRefused('with_credentials')
  if (url.port && !isAllowedPort(Number(url.port))) throw new AddressRefused('port')
  return url
}

/** URLs with the standard port of their scheme have an empty `port`. */
function isAllowedPort(port: number): boolean {
  if (webhooks.ports !== '*') return webhooks.ports.includes(port)
  return port >= 1024 && !otherServices.includes(port)
}

/**
 * Resolves the host of a URL; all addresses must be allowed. The caller must connect to one of
 * these without another lookup, since the DNS answer may change. Throws `AddressRefused`.
 */
export async function allowedAddresses(url: URL): Promise<LookupAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const addresses = family ? [{ address: host, family }] : await resolve(host)
  if (!addresses.length) throw new AddressRefused('name_not_found')
  if (!webhooks.privateNetworks && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new AddressRefused('private_network')
  }
  return addresses
}

/**
 * Queries DNS over sockets: the system resolver blocks one of the few threads that files, password
 * hashing and SQLite share, for as long as a name server does not respond. It is only used if
 * private networks are allowed, for names that are not in DNS, such as those of the hosts file.
 */
async function addressesOf(host: string): Promise<LookupAddress[]> {
  if (isThisMachine(host)) return [{ address: '127.0.0.1', family: 4 }]
  const dns = new Resolver({ timeout: 1500, tries: 2 })
  const [four, six] = await Promise.all([
    dns.resolve4(host).catch(() => []),
    dns.resolve6(host).catch(() => []),
  ])
  const found = [
    ...four.map((address) => ({ address, family: 4 })),
    ...six.map((address) => ({ address, family: 6 })),
  ]
  return found.length || !webhooks.privateNetworks ? found : lookup(host, { all: true })
}

/** RFC 6761: these names must not be sent to DNS servers. */
function isThisMachine(host: string): boolean {
  return /(^|\.)localhost\.?$/.test(host)
}

/** A DNS lookup cannot be aborted, but the caller can stop waiting. */
async function resolve(host: string): Promise<LookupAddress[]> {
  const isOver = Promise.withResolvers<never>()
  const timer = setTimeout(() => isOver.reject(new Error('No answer')), names.seconds * 1000)
  try {
    return await Promise.race([names.resolve(host), isOver.promise])
  } catch {
    throw new AddressRefused('name_not_found')
  } finally {
    clearTimeout(timer)
  }
}

/** Why the submitted URL of a webhook is rejected; null if it is allowed. */
export async function faultOfTarget(text: string): Promise<AddressFault | null> {
  try {
    await allowedAddresses(parseTarget(text))
    return null
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error
    return error.fault
  }
}
