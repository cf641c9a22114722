import vine from '@vinejs/vine'

const naming = {
  name: vine.string().trim().minLength(1).maxLength(60),
  is_default: vine.boolean().optional(),
}

/** The name of a view, and whether it is the default of its list (default: no). */
export const viewNameValidator = vine.create(naming)

/** A view and its URL. */
export const viewValidator = vine.create({
  ...naming,
  address: vine
    .string()
    .maxLength(2000)
    .regex(/^\/[!-~]*$/),
})
