import { HttpRequest } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { updatedRecord } from '#app/contract/read_only_fields'
import { storableInside } from '#app/core/db/storable_text'
import { refuseUnknownFields } from '#app/core/http/unknown_fields'
import { PlainMessages } from '#app/core/text/validation_messages'

vine.messagesProvider = new PlainMessages()

const { validateUsing } = HttpRequest.prototype

/** Every validated body is checked for unknown fields, and its texts are made storable. */
HttpRequest.macro('validateUsing', async function (this: HttpRequest, validator, ...options) {
  if (this.ctx && !['GET', 'HEAD'].includes(this.method())) {
    refuseUnknownFields(this.ctx, validator, await updatedRecord(this.ctx))
  }
  this.updateBody(storableInside(this.body()) as Record<string, unknown>)
  this.updateQs(storableInside(this.qs()) as Record<string, unknown>)
  return Reflect.apply(validateUsing, this, [validator, ...options])
})
