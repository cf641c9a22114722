import { createHmac, randomBytes } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'

const prefix = 'whsec_'
/** Standard Webhooks requires 24 to 64. */
const secretBytes = 32
export const webhookSecretPurpose = 'webhook-secret'

/** Generates a secret in the format of receivers: `whsec_` and the base64 of its bytes. */
export function newSecret(): string {
  return prefix + randomBytes(secretBytes).toString('base64')
}

/** Encrypts a secret with the key of the installation, for the database. */
export function sealSecret(secret: string): string {
  return encryption.encrypt(secret, { purpose: webhookSecretPurpose })
}

/** Decrypts a secret; null if it was encrypted with another key. */
export function openSecret(sealed: string): string | null {
  return encryption.decrypt<string>(sealed, webhookSecretPurpose)
}

/**
 * The `webhook-signature` of a message by Standard Webhooks: one `v1` signature for each secret, separated
 * by spaces. The receiver accepts the message if one of them is valid.
 */
export function signatureOf(
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
  secrets: string[]
): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
    })
    .join(' ')
}
