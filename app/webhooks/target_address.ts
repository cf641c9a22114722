import { lookup, Resolver } from 'node:dns/promises'
import type { LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import webhooks from '#config/webhooks'
import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

/** How names become addresses; tests put another in its place. */
export const names = {
  resolve: addressesOf,
  /** For how long one is waited for. */
  seconds: 5,
}

/** Why an address is not written to. */
export type AddressFault =
  | 'not_an_address'
  | 'https_only'
  | 'with_credentials'
  | 'port'
  | 'name_not_found'
  | 'private_network'

/** The address of a webhook leads where none may lead, or nowhere. */
export class AddressRefused extends Error {
  constructor(public fault: AddressFault) {
    super(fault)
  }
}

/** The wire server of Azure, which its machines alone reach, by an address that is public elsewhere. */
const wireServer = '168.63.129.16'
/** All of IPv6 that is given out: what lies outside is not special in every register, but nobody's. */
const givenOut = ipaddr.IPv6.parseCIDR('2000::/3')
/** NAT64 (RFC 6052): the last 32 bits are the IPv4 address that is really reached. */
const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')

/** Ports of other services that browsers do not speak HTTP to (the fetch standard), from 1024 on. */
const otherServices = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
]

/**
 * Whether an IP address is a part of the internet that anybody reaches, and so may be written to. What
 * IANA registers as special is none (loopback, private and link-local networks, carrier-grade NAT,
 * multicast, tunnels), nor is IPv4 inside IPv6; NAT64 counts as the IPv4 address behind it.
 */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address) || address.includes('%')) return false
  const ip = ipaddr.parse(address)
  if (ip instanceof ipaddr.IPv4) return ip.range() === 'unicast' && address !== wireServer
  if (ip.match(nat64)) return isPublicAddress(ip.toByteArray().slice(-4).join('.'))
  return ip.range() === 'unicast' && ip.match(givenOut)
}

/** Reads the text of an address. Throws `AddressRefused`, before any name is looked up. */
export function readTarget(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['https:', 'http:'].includes(url.protocol) || !url.hostname) {
    throw new AddressRefused('not_an_address')
  }
  if (url.protocol === 'http:' && !webhooks.http) throw new AddressRefused('https_only')
  if (url.username || url.password) throw new AddressRefused('with_credentials')
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  const isUsual = port === 443 || port === 80
  if (!isUsual && (port < 1024 || otherServices.includes(port))) throw new AddressRefused('port')
  return url
}

/**
 * The addresses that a target's name has now, every one of them allowed. Whoever connects must connect to
 * one of these and look nothing up again: a name may have other addresses a moment later.
 * Throws `AddressRefused`.
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
 * Asks DNS by sockets: the system's own look-up takes one of a few threads, which files, passwords and SQLite share, for
 * as long as somebody's name server is silent. It is asked only where private networks are open, for names
 * that DNS has not, of the hosts file for one.
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

/** RFC 6761: no name server is to be asked for these. */
function isThisMachine(host: string): boolean {
  return /(^|\.)localhost\.?$/.test(host)
}

/** Looking a name up cannot be broken off, but need not be waited for. */
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

/** Checks what somebody typed as the address of a webhook. Throws a 422 `FieldRefusal` at `url`. */
export async function checkTyped(text: string): Promise<void> {
  try {
    await allowedAddresses(readTarget(text))
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error
    throw new FieldRefusal('url', error.fault, t(faults[error.fault]))
  }
}

const faults = {
  not_an_address: 'webhooks_answers.not_an_address',
  https_only: 'webhooks_answers.https_only',
  with_credentials: 'webhooks_answers.with_credentials',
  port: 'webhooks_answers.port',
  name_not_found: 'webhooks_answers.name_not_found',
  private_network: 'webhooks_answers.private_network',
} as const satisfies Record<AddressFault, string>
