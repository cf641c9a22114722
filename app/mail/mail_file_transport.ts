import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { MailResponse } from '@adonisjs/mail'
import type { MailTransportContract, NodeMailerMessage } from '@adonisjs/mail/types'

/**
 * Writes each mail to a file that mail programs can open (`<time>-<recipient>.eml`, with a number
 * if the file exists), so that installations without a mail server lose none.
 */
export class FileTransport implements MailTransportContract {
  #composer = createTransport({ streamTransport: true, buffer: true })

  constructor(private options: { directory: string }) {}

  async send(message: NodeMailerMessage) {
    const mail = await this.#composer.sendMail(message)
    await mkdir(this.options.directory, { recursive: true, mode: 0o700 })

    const recipient = String(mail.envelope.to[0] ?? 'nobody').replace(/[^A-Za-z0-9@._+-]/g, '_')
    const time = new Date().toISOString().replace(/[:.]/g, '-')
    const name = join(this.options.directory, `${time}-${recipient}`)
    const file = await writeNew(name, mail.message as unknown as Buffer)

    return new MailResponse(mail.messageId, mail.envelope, { file })
  }
}

/**
 * Two mails to the same recipient in the same millisecond, even from two processes, get separate
 * files.
 */
async function writeNew(name: string, content: Buffer): Promise<string> {
  for (let copy = 1; ; copy++) {
    const file = copy === 1 ? `${name}.eml` : `${name}-${copy}.eml`
    try {
      await writeFile(file, content, { mode: 0o600, flag: 'wx' })
      return file
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

export function fileTransport(options: { directory: string }) {
  return () => new FileTransport(options)
}
