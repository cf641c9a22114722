import { defineConfig, transports } from '@adonisjs/mail'
import type { InferMailers } from '@adonisjs/mail/types'
import { join } from 'node:path'
import env from '#start/env'
import { dataDir } from '#config/app'
import { fileTransport } from '#app/mail/mail_file_transport'

/** Mails are written to files in DATA_DIR/mail unless MAIL_TRANSPORT=smtp is set. */
const mailConfig = defineConfig({
  default: env.get('MAIL_TRANSPORT'),
  from: { address: env.get('MAIL_FROM'), name: env.get('APP_NAME') },
  mailers: {
    file: fileTransport({ directory: join(dataDir, 'mail') }),
    smtp: transports.smtp(smtp(env.get('SMTP_URL'))),
  },
})

export default mailConfig

/** Converts smtps://user:secret@mail.example.com:465 to options of the SMTP transport. */
function smtp(address = 'smtp://localhost:25') {
  const url = new URL(address)
  const secure = url.protocol === 'smtps:'
  return {
    host: url.hostname,
    port: Number(url.port || (secure ? 465 : 587)),
    secure,
    /** Credentials are never sent unencrypted. */
    requireTLS: !secure && Boolean(url.username),
    ...(url.username
      ? {
          auth: {
            type: 'login' as const,
            user: decodeURIComponent(url.username),
            pass: decodeURIComponent(url.password),
          },
        }
      : {}),
  }
}

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}
