import type { HttpContext } from '@adonisjs/core/http'
import { setCreated } from '#app/core/http/created'
import { inTransaction } from '#app/core/db/in_transaction'
import { cursorList } from '#app/core/lists/listing'
import { serialize } from '#app/core/http/serializer'
import { sendVersion, VersionClaim } from '#app/core/http/version_claim'
import { actorOf } from '#app/accounts/audit/audit_log'
import ContactMessage from '#app/site/contact_message'
import { contactMessageList } from '#app/site/contact_message_list'
import ContactMessageTransformer from '#app/site/contact_message_transformer'
import { contactStatusValidator, contactValidator } from '#app/site/contact_validators'
import { sendContactMessage } from '#app/site/send_contact_message'

/** Contact messages on `/v1`: anyone can send one, staff read them. */
export default class V1ContactController {
  async store(ctx: HttpContext) {
    const { auth, request } = ctx
    const message = await request.validateUsing(contactValidator)
    const writer = { address: request.ip(), userId: auth.user?.id ?? null }
    const id = await sendContactMessage(message, writer)
    setCreated(ctx, `/v1/contact/${id}/`)
    return { id }
  }

  async index(ctx: HttpContext) {
    const { rows, meta } = await cursorList(contactMessageList, ContactMessage.query(), ctx)
    return serialize({ data: ContactMessageTransformer.transform(rows), meta })
  }

  async show(ctx: HttpContext) {
    return answer(ctx, await ContactMessage.findOr404(ctx.params.id))
  }

  async update(ctx: HttpContext) {
    const message = await ContactMessage.findOr404(ctx.params.id)
    const { status } = await ctx.request.validateUsing(contactStatusValidator)
    const claim = VersionClaim.of(ctx)
    await inTransaction((trx) => message.mark(status, actorOf(ctx), trx, claim))
    return answer(ctx, await message.refresh())
  }
}

/** Responds with the message and its status, the only part that changes, in the `ETag`. */
async function answer(ctx: HttpContext, message: ContactMessage) {
  sendVersion(ctx, message.status)
  return serialize(ContactMessageTransformer.transform(message))
}
