import vine from '@vinejs/vine'

/** Whether it is read; what is not said counts as read. */
export const markValidator = vine.create({ read: vine.boolean().optional() })
