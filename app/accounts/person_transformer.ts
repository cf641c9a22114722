import { BaseTransformer } from '@adonisjs/core/transformers'
import type User from '#app/accounts/user'

/** A user for those who manage accounts; without the password. */
export default class PersonTransformer extends BaseTransformer<User> {
  toObject() {
    const { uid, fullName, email, role, status, lastLoginAt, twoFactorAt, version } = this.resource
    return {
      id: uid,
      full_name: fullName,
      email,
      role,
      status,
      last_login_at: lastLoginAt?.toJSDate().toISOString() ?? null,
      two_factor: twoFactorAt !== null,
      version,
      created_at: this.resource.createdAt.toJSDate().toISOString(),
    }
  }

  /** With whether the user is an owner of the client. */
  ofClient() {
    return { ...this.toObject(), is_owner: this.resource.isOwner }
  }
}
