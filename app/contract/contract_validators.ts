import vine from '@vinejs/vine'
import { audiences } from '#app/contract/audience'

/** The query parameters of the document. */
export const documentValidator = vine.create({ audience: vine.enum(audiences).optional() })
