import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/user'
import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

/** A file that arrived, and from whom. */
export interface SentFile {
  user: User
  ip: string
  /** Where it stands on this machine, whence it may be taken, and what its sender calls it. */
  file: { path: string; name: string }
}

/** The file that came with a request. @throws FieldRefusal without one */
export function sentFile({ auth, request }: Pick<HttpContext, 'auth' | 'request'>): SentFile {
  const user = auth.getUserOrFail()
  const file = request.file('file')
  if (!file?.tmpPath) throw new FieldRefusal('file', 'required', t('uploads_answers.give_file'))
  return { user, ip: request.ip(), file: { path: file.tmpPath, name: file.clientName } }
}
