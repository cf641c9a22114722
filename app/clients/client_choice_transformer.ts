import { BaseTransformer } from '@adonisjs/core/transformers'
import type Client from '#app/accounts/client'

/** A client in a selection, with only the fields that identify it. */
export default class ClientChoiceTransformer extends BaseTransformer<Client> {
  toObject() {
    const { uid, name, email, status } = this.resource
    return { id: uid, name, email, status }
  }
}
