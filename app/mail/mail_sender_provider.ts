import type { ApplicationService } from '@adonisjs/core/types'

/** Servers send queued mail; commands and tests leave it to them. */
export default class MailSenderProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    const { startMailSender } = await import('#app/mail/mail_sender')
    startMailSender()
  }

  async shutdown() {
    const { stopMailSender } = await import('#app/mail/mail_sender')
    await stopMailSender()
  }
}
