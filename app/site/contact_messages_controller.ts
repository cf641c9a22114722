import type { HttpContext } from '@adonisjs/core/http'
import { inTransaction } from '#app/core/db/in_transaction'
import { pageList } from '#app/core/lists/listing'
import { t } from '#app/core/text/text'
import { returnUrlOf, redirectBack } from '#app/core/http/return_url'
import { actorOf } from '#app/accounts/audit/audit_log'
import ContactMessage from '#app/site/contact_message'
import { contactMessageList } from '#app/site/contact_message_list'
import ContactMessageTransformer from '#app/site/contact_message_transformer'
import { contactStatusValidator } from '#app/site/contact_validators'

/** Pages of contact messages, for staff. */
export default class ContactMessagesController {
  async index(ctx: HttpContext) {
    const { rows, list } = await pageList(contactMessageList, ContactMessage.query(), ctx)
    return ctx.inertia.render('contact_messages/index', {
      messages: ContactMessageTransformer.transform(rows),
      list,
    })
  }

  async show(ctx: HttpContext) {
    const message = await ContactMessage.findOr404(ctx.params.MessageId)
    return ctx.inertia.render('contact_messages/show', {
      message: ContactMessageTransformer.transform(message),
      back: returnUrlOf(ctx),
    })
  }

  async update(ctx: HttpContext) {
    const message = await ContactMessage.findOr404(ctx.params.MessageId)
    const { status } = await ctx.request.validateUsing(contactStatusValidator)
    await inTransaction((trx) => message.mark(status, actorOf(ctx), trx))
    const textId = status === 'done' ? 'site_answers.message_done' : 'site_answers.message_reopened'
    ctx.session.flash('success', t(textId, { subject: message.subject }))
    return redirectBack(ctx, '/contact-messages')
  }
}
