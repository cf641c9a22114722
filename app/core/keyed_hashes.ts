import { createHmac } from 'node:crypto'
import { appKeys } from '#config/app'

/**
 * The HMACs of a text in base64url: with `APP_KEY`, then with each of `APP_PREVIOUS_KEYS`. The text should start
 * with its purpose. New values use the first; all are accepted.
 */
export function keyedHashes(text: string): [string, ...string[]] {
  return appKeys.map((key) =>
    createHmac('sha256', key.release()).update(text).digest('base64url')
  ) as [string, ...string[]]
}
