import vine from '@vinejs/vine'

/** Whether it is read; default: read. */
export const markValidator = vine.create({ read: vine.boolean().optional() })
