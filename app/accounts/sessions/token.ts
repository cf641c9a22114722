import { createHash, randomBytes } from 'node:crypto'
import { keyedHashes } from '#app/core/keyed_hashes'

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
 * the same time get the same pair although no plain token is stored. The first pair is that of
 * `APP_KEY`; while keys are rotated, another process may have issued one of the others.
 */
export function successorsOf(refresh: string): TokenPair[] {
  const refreshHashes = keyedHashes(`refresh:${refresh}`)
  return keyedHashes(`access:${refresh}`).map((hash, key) => ({
    access: `ska_${hash}`,
    refresh: `${refresh.slice(0, 26)}${refreshHashes[key]}`,
  }))
}

/** The hash that identifies the family of a refresh token; all tokens of a family share it. */
export function selectorHashOf(refresh: string): string {
  return sha256(refresh.slice(4, 26))
}

/**
 * What the browser of a page session must send with the token to refresh: the same for every pair
 * of the session, so that two tabs that request a pair at the same time both get a valid one. One
 * for each accepted key; new sessions use the first.
 */
export function bindingsOf(pageSessionUid: string): string[] {
  return keyedHashes(`binding:${pageSessionUid}`)
}

/** An opaque identifier of a page session for the page's own script. */
export function markOf(pageSessionUid: string): string {
  return sha256(`mark:${pageSessionUid}`).slice(0, 16)
}

/** A pseudonym of an e-mail address for the log, which shows repeated attempts without the address. */
export function accountMarkOf(email: string): string {
  return keyedHashes(`account:${email}`)[0].slice(0, 16)
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
