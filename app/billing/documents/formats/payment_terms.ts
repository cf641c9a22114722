import { tIn } from '#app/core/text/text'
import type { BillingDocument } from '#app/billing/documents/formats/billing_document'
import { printedDay } from '#app/billing/documents/formats/printed'

/** When and how to pay (BT-20), in the language of the document. */
export function paymentTermsOf({ kind, dueOn, language, paymentInstructions }: BillingDocument) {
  if (kind === 'credit_note') return tIn(language, 'documents_answers.credit_terms')
  const day =
    dueOn && tIn(language, 'documents_answers.pay_by', { day: printedDay(dueOn, language) })
  return [day, paymentInstructions.text].filter(Boolean).join('\n')
}
