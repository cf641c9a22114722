import { createHash, createHmac, randomBytes } from 'node:crypto'
import { appKey } from '#config/app'

/**
 * The tokens of `/v1`: opaque, distinguished by their prefix, stored as SHA-256 only.
 *
 * An access token is `ska_` and 43 characters. A refresh token is `skr_`, 22 characters that
 * identify its family (the selector) and 43 that only its newest member has.
 */
export interface TokenPair {
  access: string
  refresh: string
}

const ACCESS = /^ska_[A-Za-z0-9_-]{43}$/
const REFRESH = /^skr_[A-Za-z0-9_-]{65}$/

export function isAccessToken(text: string): boolean {
  return ACCESS.test(text)
}

export function isRefreshToken(text: string): boolean {
  return REFRESH.test(text)
}

/** The first pair of a new family. */
export function newTokenPair(): TokenPair {
  const selector = randomBytes(16).toString('base64url')
  return { access: `ska_${secret()}`, refresh: `skr_${selector}${secret()}` }
}

/**
 * Derives the next pair from a refresh token. It is deterministic, so that two tabs that refresh at
 * the same time get the same pair although no plain token is stored. Requires the app key.
 */
export function successorOf(refresh: string): TokenPair {
  return {
    access: `ska_${keyed('access', refresh)}`,
    refresh: `${refresh.slice(0, 26)}${keyed('refresh', refresh)}`,
  }
}

/** The hash that identifies the family of a refresh token; all tokens of a family share it. */
export function selectorHashOf(refresh: string): string {
  return sha256(refresh.slice(4, 26))
}

/**
 * What the browser of a page session must send with the token to refresh: the same for every pair
 * of the session, so that two tabs that request a pair at the same time both get a valid one.
 */
export function bindingOf(pageSessionUid: string): string {
  return keyed('binding', pageSessionUid)
}

/** An opaque identifier of a page session for the page's own script. */
export function markOf(pageSessionUid: string): string {
  return keyed('mark', pageSessionUid).slice(0, 16)
}

/** A pseudonym of an e-mail address for the log: it shows repeated attempts, but not whose. */
export function accountMarkOf(email: string): string {
  return keyed('account', email).slice(0, 16)
}

/** A single-use secret for mails. */
export function newAccountToken(): string {
  return secret()
}

/** The hash under which tokens are stored. They are random, so one fast hash is sufficient. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function secret() {
  return randomBytes(32).toString('base64url')
}

function keyed(purpose: string, text: string) {
  return createHmac('sha256', appKey.release()).update(`${purpose}:${text}`).digest('base64url')
}
