import { test } from '@japa/runner'
import type { BaseMail } from '@adonisjs/mail'
import testUtils from '@adonisjs/core/services/test_utils'
import { languages, type Language } from '#config/i18n'
import AccountLinkMail, { sealToken } from '#app/accounts/account_links/account_link_mail'
import type { MailKind } from '#app/mail/mail_kinds'
import CallsAlertMail from '#app/billing/metering/calls_alert_mail'
import { mailLanguage } from '#app/accounts/mail_language'
import QueuedMail from '#app/mail/queued_mail'
import ContactMail from '#app/site/contact_mail'
import { UserFactory } from '#database/factories/user_factory'

function queued(content: Record<string, unknown>) {
  const mail = new QueuedMail()
  return mail.merge({ uid: 'ef5f6a5c', recipient: 'office@example.com', content })
}

function linkMail(kind: MailKind, language: Language, words: Record<string, unknown> = {}) {
  return new AccountLinkMail(
    queued({ language, token: sealToken('token'), ...words }).merge({ kind })
  )
}

/** Every mail that there is, with the subject that it has. */
const mails: Array<[(language: Language) => BaseMail, Record<Language, string>]> = [
  [
    (language) => linkMail('password_reset', language),
    { en: 'Reset your password for Skillary', de: 'Ihr Passwort für Skillary zurücksetzen' },
  ],
  [
    (language) => linkMail('email_confirmation', language),
    {
      en: 'Confirm your e-mail address for Skillary',
      de: 'Bestätigen Sie Ihre E-Mail-Adresse für Skillary',
    },
  ],
  [
    (language) => linkMail('email_change', language),
    {
      en: 'Confirm your new e-mail address for Skillary',
      de: 'Bestätigen Sie Ihre neue E-Mail-Adresse für Skillary',
    },
  ],
  [
    (language) => linkMail('invitation', language, ada),
    { en: 'You are invited to Skillary', de: 'Sie sind zu Skillary eingeladen' },
  ],
  [
    (language) => new CallsAlertMail(queued({ language, sentence: 'Ada <3' })),
    { en: 'Your calls on Skillary', de: 'Ihre Aufrufe bei Skillary' },
  ],
  [
    (language) => new ContactMail(queued({ language, ...letter })),
    { en: 'Skillary: Ada <3', de: 'Skillary: Ada <3' },
  ],
]

const ada = { email: 'ada@example.com', fullName: 'Ada <3', organisation: null }
const letter = { uid: 'ef5f6a5c', ...ada, name: 'Ada <3', subject: 'Ada <3', message: 'Ada <3' }

test.group('A mail', () => {
  for (const language of languages) {
    test(`is written in "${language}", with its subject`, async ({ assert }) => {
      for (const [make, subjects] of mails) {
        const mail = make(language)
        await mail.buildWithContents()
        const { subject, html, text } = mail.message.toJSON().message
        assert.equal(subject, subjects[language])
        assert.include(String(html), `<html lang="${language}">`)
        assert.notInclude(`${html}${text}`, 'translation missing')
        assert.notInclude(`${html}${text}`, 'undefined')
        assert.notInclude(String(html), 'Ada <3')
        assert.notInclude(String(text), '&lt;')
      }
    })
  }

  test('of an organisation names it', async ({ assert }) => {
    const mail = linkMail('invitation', 'de', { ...ada, organisation: 'Analytical Engines' })
    await mail.buildWithContents()
    mail.message.assertTextIncludes('Sie sind zu Skillary für Analytical Engines eingeladen.')
    const { html } = mail.message.toJSON().message
    assert.include(String(html), 'Guten Tag Ada &lt;3,')
  })
})

test.group('The language of a mail', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is the one that the person chose, else that of the request', async ({ assert }) => {
    const { email } = await UserFactory.merge({ appearance: { language: 'de' } }).create()
    const other = await UserFactory.merge({ appearance: { language: 'auto' } }).create()
    assert.equal(await mailLanguage(email, 'en'), 'de')
    assert.equal(await mailLanguage(other.email, 'de'), 'de')
    assert.equal(await mailLanguage('nobody@example.com', 'en'), 'en')
  })
})
