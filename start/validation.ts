import { HttpRequest } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { withoutNulInside } from '#app/core/without_nul'
import { refuseUnknownFields } from '#app/core/unknown_fields'
import { PlainMessages } from '#app/core/validation_messages'

vine.messagesProvider = new PlainMessages()

const { validateUsing } = HttpRequest.prototype

/** Every body is checked for fields that nobody reads, and freed of NUL, wherever it is validated. */
HttpRequest.macro('validateUsing', async function (this: HttpRequest, validator, ...options) {
  if (this.ctx) refuseUnknownFields(this.ctx, validator)
  this.updateBody(withoutNulInside(this.body()) as Record<string, unknown>)
  this.updateQs(withoutNulInside(this.qs()) as Record<string, unknown>)
  return Reflect.apply(validateUsing, this, [validator, ...options])
})
