import vine from '@vinejs/vine'
import { isIban, isVatId } from '#app/money/identifiers'

const plain = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[\s.-]+/g, '').toUpperCase() || null : value

/** An IBAN with valid check digits; stored without spaces. */
export const iban = () => vine.string().parse(plain).maxLength(34).use(validIban())

/** A BIC (ISO 9362). */
export const bic = () =>
  vine
    .string()
    .parse(plain)
    .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/)

/** A VAT id with the format of its country; other countries start with two letters. */
export const vatId = () => vine.string().parse(plain).maxLength(30).use(validVatId())

/** A VAT id, or any other tax number; refused only with the prefix of a country but not its format. */
export const taxId = () => vine.string().trim().maxLength(50).use(noWrongVatId())

const validIban = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isIban(value)) {
    field.report('core_answers.iban', 'regex', field)
  }
})

const validVatId = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  const fits = isVatId(value) ?? /^[A-Z]{2}[A-Z0-9+*]{2,20}$/.test(value)
  if (!fits) field.report('core_answers.vat_id', 'regex', field)
})

const noWrongVatId = vine.createRule((value, _, field) => {
  const isPrefixed = typeof value === 'string' && /^[A-Z]{2}[\s.-]?\d/i.test(value.trim())
  if (isPrefixed && isVatId(value) === false) {
    field.report('core_answers.vat_id', 'regex', field)
  }
})
