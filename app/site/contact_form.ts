import encryption from '@adonisjs/core/services/encryption'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { newUid } from '#app/core/uid'

/** People need longer than this to write a message; programs do not, in ms. */
export const shortestWriting = 3000
/** A form that was opened longer ago is no longer taken, in ms. */
const longestWriting = 24 * 60 * 60 * 1000

/** A field that people do not see; programs fill it in. */
export const trapField = 'website'

const purpose = 'contact-form'

/** The page's form was filled in by a program, as far as one can tell. */
export class SuspectedSpam extends Refusal {
  constructor(reason: string) {
    super(reason, { status: 422, code: 'looks_automatic' })
  }
}

/**
 * A token for one contact form: signed, it says when the form was served. After a refusal the form
 * keeps the one it had (`earlier`), so that nobody waits again to mend a field.
 */
export function contactFormToken(earlier?: unknown, now = Date.now()): string {
  const opened = decryptToken(earlier)
  if (opened && now - opened.served < longestWriting) return String(earlier)
  return encryption.getMessageVerifier().sign([newUid(), now], undefined, purpose)
}

/**
 * Tells people's forms from those of programs: the hidden field is empty, and the form was open for at
 * least three seconds and at most a day. Gives the form's own key. Throws `LooksAutomatic`.
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
