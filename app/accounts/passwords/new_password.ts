import portal from '#config/portal'
import { hashPassword } from '#app/accounts/password_hash'
import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

/** Whose password it will be. */
export interface PasswordOwner {
  fullName: string
  email: string
  organisation?: string | null
}

/** The password is easy to guess. */
export class WeakPassword extends FieldRefusal {
  constructor() {
    super('password', 'weak_password', t('auth_answers.weak_password'))
  }
}

/** zxcvbn's score for 10^8 guesses or more, of which a service that throttles sign-ins permits a few thousand. */
const SCORE = 3

/** Longer passwords are estimated by their beginning, since the time grows with the square of the length. */
const LONGEST_ESTIMATED = 64

/** Words of forced changes ("Winter2026!") that the list of common passwords lacks. */
const calendar = (
  'january february march april june july august september october november december ' +
  'januar februar märz mai juni juli oktober dezember ' +
  'spring summer autumn winter frühling sommer herbst ' +
  'monday tuesday wednesday thursday friday saturday sunday ' +
  'montag dienstag mittwoch donnerstag freitag samstag sonntag'
).split(' ')

/** Hashes a new password. Throws `WeakPassword`. */
export async function hashNewPassword(password: string, owner: PasswordOwner): Promise<string> {
  await refuseWeakPassword(password, owner)
  return hashPassword(password)
}

/**
 * Throws `WeakPassword` for a common password, a pattern such as a row of the keyboard, or one that is only strong
 * because of the owner's name, e-mail address or organisation, or the name of the portal.
 */
export async function refuseWeakPassword(password: string, owner: PasswordOwner): Promise<void> {
  const estimator = await loadEstimator()
  const own = ownWords(owner)
  for (const text of [password, ...withoutWords(password, own)]) {
    if (estimator.check(text, [...own, ...calendar]).score < SCORE) throw new WeakPassword()
  }
}

/** The words of the owner and the portal that are long enough to stand out in a password, longest first. */
function ownWords({ fullName, email, organisation }: PasswordOwner): string[] {
  const [local] = email.split('@')
  const texts = [fullName, email, organisation ?? '', portal.name, new URL(portal.url).hostname]
  const words = texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  const distinct = new Set([local.toLowerCase(), ...words])
  return [...distinct]
    .filter(({ length }) => length >= 3)
    .sort((one, other) => other.length - one.length)
}

/** What the password has besides the words; empty if it has none of them. */
function withoutWords(password: string, words: string[]): string[] {
  const whole = password.toLowerCase()
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), whole)
  return rest === whole ? [] : [rest]
}

type Estimator = InstanceType<(typeof import('@zxcvbn-ts/core'))['ZxcvbnFactory']>

let estimator: Promise<Estimator> | undefined

/** Loaded for the first new password, since few processes need the 50,000 common ones. */
function loadEstimator(): Promise<Estimator> {
  estimator ??= makeEstimator()
  return estimator
}

async function makeEstimator(): Promise<Estimator> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({
    dictionary: common.dictionary,
    graphs: common.adjacencyGraphs,
    maxLength: LONGEST_ESTIMATED,
  })
}
