import Factory from '@adonisjs/lucid/factories'
import type User from '#app/accounts/user'
import { sha256 } from '#app/accounts/sessions/token'
import ApiKey from '#app/accounts/api_keys/api_key'
import { keyAbilities } from '#app/accounts/api_keys/key_abilities'
import { newKeyText, prefixOf } from '#app/accounts/api_keys/key_text'

let count = 0

/**
 * A key with all abilities; set `clientId` and `userId`. Its text is unknown; use `keyOf` for a key
 * with a known text.
 */
export const ApiKeyFactory = Factory.define(ApiKey, () => {
  count += 1
  const text = newKeyText()
  return {
    name: `Key ${count}`,
    prefix: prefixOf(text),
    hash: sha256(text),
    abilities: [...keyAbilities],
    usedCalls: 0,
    capPeriod: 'total' as const,
    monthCalls: 0,
    version: 1,
  }
}).build()

/** A key created by the partner, and its text. */
export async function keyOf(
  { id: userId, ownClientId: clientId }: User,
  attributes: Partial<
    Pick<ApiKey, 'name' | 'abilities' | 'capCalls' | 'capPeriod' | 'expiresAt' | 'revokedAt'>
  > = {}
): Promise<{ key: ApiKey; text: string }> {
  const text = newKeyText()
  const key = await ApiKeyFactory.merge({
    clientId,
    userId,
    prefix: prefixOf(text),
    hash: sha256(text),
    ...attributes,
  }).create()
  return { key, text }
}
