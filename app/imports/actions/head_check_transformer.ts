import { BaseTransformer } from '@adonisjs/core/transformers'
import type { HeadCheck } from '#app/imports/actions/check_head'

/** The check of the first rows of a file on its page; scripts get the same as JSON. */
export default class HeadCheckTransformer extends BaseTransformer<HeadCheck> {
  toObject() {
    return this.resource
  }
}
