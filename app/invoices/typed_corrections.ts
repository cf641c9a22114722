import { Refusal } from '#app/core/errors/problem'
import type { Corrections } from '#app/invoices/corrections'
import {
  fieldAt,
  formName,
  listFields,
  listPlaceOf,
  type ListName,
} from '#app/invoices/invoice_fields'

/**
 * All values of a reading's form; other fields are ignored. The pressed button `restore_total` has the value of `total`
 * as it was read, which replaces the typed one. A checked `remove_lineItems_2` clears the values of this line, which
 * removes it.
 */
export function typedCorrections(body: Record<string, unknown>): Corrections {
  const valuesAfter = (prefix: string) =>
    Object.entries(body).flatMap(([name, value]): Array<[string, string | null]> => {
      const path = name.startsWith(prefix) ? name.slice(prefix.length).replaceAll('_', '.') : ''
      const isValue = typeof value === 'string' || value === null
      return isValue && fieldAt(path) ? [[path, value]] : []
    })
  const values = [...valuesAfter(''), ...valuesAfter('restore_')]
  return { ...Object.fromEntries(values), ...removedLines(Object.keys(body)) }
}

function removedLines(names: string[]): Corrections {
  const removed = names.flatMap((name) => {
    const [, list, at] = /^remove_(taxes|lineItems)_(\d{1,3})$/.exec(name) ?? []
    if (!list) return []
    return Object.keys(listFields[list as ListName]).map((field) => `${list}.${at}.${field}`)
  })
  return Object.fromEntries(removed.filter(listPlaceOf).map((path) => [path, null]))
}

/** Runs `work` and maps the fields of its errors, such as `corrections.seller.name`, to form fields. */
export async function withFormNames<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal) {
      error.faults = error.faults.map((fault) => ({
        ...fault,
        field: formName(fault.field.replace(/^corrections\./, '')),
      }))
    }
    throw error
  }
}
