import { BaseTransformer } from '@adonisjs/core/transformers'
import type ContactMessage from '#app/site/contact_message'

/** A contact message for staff. */
export default class ContactMessageTransformer extends BaseTransformer<ContactMessage> {
  toObject() {
    const { uid, name, email, organisation, subject, message, status } = this.resource
    const { doneAt, createdAt } = this.resource
    return {
      id: uid,
      name,
      email,
      organisation,
      subject,
      message,
      status,
      done_at: doneAt?.toJSDate().toISOString() ?? null,
      created_at: createdAt.toJSDate().toISOString(),
    }
  }
}
