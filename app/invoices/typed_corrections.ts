import { Refusal } from '#app/core/errors/problem'
import type { Corrections } from '#app/invoices/corrections'
import { fieldAt } from '#app/invoices/invoice_fields'

/** Form field names cannot have dots: `seller.name` becomes `seller_name`. */
export function formName(path: string): string {
  return path.replaceAll('.', '_')
}

/** All values of a reading's form; other fields are ignored. */
export function typedCorrections(body: Record<string, unknown>): Corrections {
  const typed = Object.entries(body).flatMap(([name, value]): Array<[string, string | null]> => {
    const path = name.replaceAll('_', '.')
    const isValue = typeof value === 'string' || value === null
    return isValue && fieldAt(path) ? [[path, value]] : []
  })
  return Object.fromEntries(typed)
}

/** Runs `work` and maps the fields of its errors to form fields. */
export async function withFormNames<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal) {
      error.faults = error.faults.map((fault) => ({ ...fault, field: formName(fault.field) }))
    }
    throw error
  }
}
