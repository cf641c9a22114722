import AccountLinkMail from '#app/accounts/account_links/account_link_mail'
import type { MailKind } from '#app/mail/mail_kinds'
import QueuedMail from '#app/mail/queued_mail'

/** The recipients of the queued mails of a kind, oldest first. */
export async function recipientsOf(kind: MailKind): Promise<string[]> {
  const queued = await QueuedMail.query().where({ kind }).whereNot('recipient', '').orderBy('id')
  return queued.map(({ recipient }) => recipient)
}

/** The token in the link of the latest mail to this address. */
export async function mailedToken(recipient: string): Promise<string> {
  const queued = await QueuedMail.query().where({ recipient }).orderBy('id', 'desc').firstOrFail()
  const mail = new AccountLinkMail(queued)
  await mail.buildWithContents()
  return tokenIn(String(mail.message.toJSON().message.text))
}

export function tokenIn(text: string): string {
  return /\/auth\/[\w-]+\/([\w-]+)/.exec(text)![1]
}
