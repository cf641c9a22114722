import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { MailResponse } from '@adonisjs/mail'
import type { MailTransportContract, NodeMailerMessage } from '@adonisjs/mail/types'

/**
 * Writes each mail as a file that any mail program opens (`<time>-<recipient>.eml`),
 * so that an installation without a mail server loses none.
 */
export class FileTransport implements MailTransportContract {
  #composer = createTransport({ streamTransport: true, buffer: true })

  constructor(private options: { directory: string }) {}

  async send(message: NodeMailerMessage) {
    const mail = await this.#composer.sendMail(message)
    await mkdir(this.options.directory, { recursive: true, mode: 0o700 })

    const recipient = String(mail.envelope.to[0] ?? 'nobody').replace(/[^A-Za-z0-9@._+-]/g, '_')
    const time = new Date().toISOString().replace(/[:.]/g, '-')
    const file = join(this.options.directory, `${time}-${recipient}.eml`)
    await writeFile(file, mail.message as unknown as Buffer, { mode: 0o600 })

    return new MailResponse(mail.messageId, mail.envelope, { file })
  }
}

export function fileTransport(options: { directory: string }) {
  return () => new FileTransport(options)
}
