import { BaseTransformer } from '@adonisjs/core/transformers'
import type User from '#app/accounts/user'

/** A user for pages and `/v1`: `id` is the public UUID, the password is omitted. */
export default class UserTransformer extends BaseTransformer<User> {
  toObject() {
    const { uid, fullName, email, role, status } = this.resource
    return { id: uid, full_name: fullName, email, role, status }
  }
}
