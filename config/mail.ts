import { defineConfig, transports } from '@adonisjs/mail'
import type { InferMailers } from '@adonisjs/mail/types'
import app from '@adonisjs/core/services/app'
import { join } from 'node:path'
import env from '#start/env'
import { fileTransport } from '#app/mail/mail_file_transport'

/** Mail goes to files in DATA_DIR/mail until MAIL_TRANSPORT=smtp names a server. */
const mailConfig = defineConfig({
  default: env.get('MAIL_TRANSPORT'),
  from: { address: env.get('MAIL_FROM'), name: env.get('APP_NAME') },
  mailers: {
    file: fileTransport({ directory: join(app.makePath(env.get('DATA_DIR')), 'mail') }),
    smtp: transports.smtp(smtp(env.get('SMTP_URL'))),
  },
})

export default mailConfig

/** smtps://user:secret@mail.example.com:465 as the options of the SMTP transport. */
function smtp(address = 'smtp://localhost:25') {
  const url = new URL(address)
  const secure = url.protocol === 'smtps:'
  return {
    host: url.hostname,
    port: Number(url.port || (secure ? 465 : 587)),
    secure,
    /** A name and a password never travel in the open. */
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
