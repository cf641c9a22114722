import encryption from '@adonisjs/core/services/encryption'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { newUid } from '#app/core/uid'

/** Minimum time to fill in the form, in ms; bots are faster. */
export const shortestWriting = 3000
/** Maximum age of a form, in ms. */
const longestWriting = 24 * 60 * 60 * 1000

/** The honeypot field, which only bots fill in. */
export const trapField = 'website'

const purpose = 'contact-form'

/** The form was probably filled in by a bot. */
class SuspectedSpam extends Refusal {
  constructor(reason: string) {
    super(reason, { status: 422, code: 'looks_automatic' })
  }
}

/**
 * A signed token with the time when the form was served. After a validation error the form keeps its token
 * (`earlier`), so that nobody has to wait again.
 */
export function contactFormToken(earlier?: unknown, now = Date.now()): string {
  const opened = decryptToken(earlier)
  if (opened && now - opened.served < longestWriting) return String(earlier)
  return encryption.getMessageVerifier().sign([newUid(), now], undefined, purpose)
}

/**
 * Detects bots: the honeypot field must be empty, and the form must have been open for at least three seconds
 * and at most a day. Returns the key of the form. Throws `SuspectedSpam`.
 */
export function checkContactForm(
  { trap, token }: { trap: unknown; token: unknown },
  now = Date.now()
): string {
  if (trap) {
    throw new SuspectedSpam(t('site_answers.looks_automatic'))
  }
  const form = decryptToken(token)
  if (!form || now - form.served >= longestWriting) {
    throw new SuspectedSpam(t('site_answers.form_too_old'))
  }
  if (now - form.served < shortestWriting) {
    throw new SuspectedSpam(t('site_answers.too_quick'))
  }
  return form.key
}

function decryptToken(token: unknown): { key: string; served: number } | null {
  if (typeof token !== 'string') return null
  const content = encryption.getMessageVerifier().unsign<[string, number]>(token, purpose)
  return content && { key: content[0], served: content[1] }
}
