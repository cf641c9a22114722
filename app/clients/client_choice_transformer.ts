import { BaseTransformer } from '@adonisjs/core/transformers'
import type Client from '#app/accounts/client'

/** A client to choose from: what tells it from the others, and no more. */
export default class ClientChoiceTransformer extends BaseTransformer<Client> {
  toObject() {
    const { uid, name, email, status } = this.resource
    return { id: uid, name, email, status }
  }
}
