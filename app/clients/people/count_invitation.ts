import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import portal from '#config/portal'
import type Client from '#app/accounts/client'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

/** The most invitation mails by the owners of a client in a day, since anybody can register. */
const mostInvitationsPerDay = 30

/** The owner has not confirmed their e-mail address yet. */
class EmailUnconfirmed extends Refusal {
  constructor() {
    super(t('clients_answers.confirm_email_first'), { code: 'email_unconfirmed' })
  }
}

class InvitationLimitReached extends Refusal {
  constructor(resetsIn: number) {
    super(t('clients_answers.invitation_limit_reached', { limit: mostInvitationsPerDay }), {
      code: 'invitation_limit_reached',
      headers: { 'Retry-After': String(resetsIn) },
    })
  }
}

/**
 * Counts an invitation mail by an owner; the day starts with the first one. Throws a 403 `Refusal` before the
 * address of the owner is confirmed (where mail is sent), or a 429 one above the limit.
 */
export async function countInvitation({ auth }: HttpContext, client: Client): Promise<void> {
  const user = auth.getUserOrFail()
  if (user.clientId === null) return
  if (portal.confirmsEmail && !user.emailVerifiedAt) throw new EmailUnconfirmed()
  const counter = limiter.use({ requests: mostInvitationsPerDay, duration: '1 day' })
  const { consumed, availableIn } = await counter.increment(`invitations-of:${client.uid}`)
  if (consumed > mostInvitationsPerDay) throw new InvitationLimitReached(availableIn)
}
