import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/user'
import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

/** A submitted file and its sender. */
export interface SentFile {
  user: User
  ip: string
  /** The temporary path, from which it may be moved, and the original name. */
  file: { path: string; name: string }
}

/** The file of the request. @throws FieldRefusal if there is none */
export function sentFile({ auth, request }: Pick<HttpContext, 'auth' | 'request'>): SentFile {
  const user = auth.getUserOrFail()
  const file = request.file('file')
  if (!file?.tmpPath) throw new FieldRefusal('file', 'required', t('uploads_answers.give_file'))
  return { user, ip: request.ip(), file: { path: file.tmpPath, name: file.clientName } }
}

/** The user who starts an upload, and their IP address. */
export interface Starter {
  startedBy: number
  ip: string
}

export function starterOf({ auth, request }: Pick<HttpContext, 'auth' | 'request'>): Starter {
  return { startedBy: auth.getUserOrFail().id, ip: request.ip() }
}
