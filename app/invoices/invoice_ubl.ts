import { xmlElement as element, xmlText as text } from '#app/core/text/xml_text'
import type { PlainInvoice } from '#app/invoices/corrections'
import { negated, sumOf } from '#app/invoices/reading/decimals'
import type { Adjustment, AdjustmentKind } from '#app/invoices/reading/invoice_reading'

const namespaces = (root: string) =>
  [
    `xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2"`,
    'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"',
    'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"',
  ].join(' ')

/** Codes of UNTDID 1001; a receipt is an invoice there. */
const typeCodes = {
  invoice: '380',
  creditNote: '381',
  corrected: '384',
  selfBilled: '389',
  proforma: '325',
  receipt: '380',
}
/** ISO 4217's code for no currency, since UBL requires one for every amount. */
const noCurrency = 'XXX'
/** UN/ECE Rec 20's code for a mutually defined unit; the printed word is in the note. */
const unitByWord = 'ZZ'
const unitCode = /^[A-Z0-9]{2,3}$/
/** UNTDID 4461: credit transfer, direct debit, not specified. */
const means = { transfer: '30', debit: '49', open: '1' }

/**
 * The values as an Invoice or CreditNote of UBL 2.1, with elements in schema order. Null values are left out,
 * even if UBL requires them. `adjustments` are included, except withheld tax in a credit note, for which UBL has no
 * element. Units are codes if XML stated them; the `STK` of a page only looks like one.
 */
export function invoiceUbl(
  values: PlainInvoice,
  { unitsAreCodes, adjustments = [] }: { unitsAreCodes: boolean; adjustments?: Adjustment[] }
): string {
  const isCredit = values.documentType === 'creditNote'
  const root = isCredit ? 'CreditNote' : 'Invoice'
  const money = amountIn(values.currency ?? noCurrency)
  const of = (kind: AdjustmentKind) =>
    adjustments.filter((one) => one.kind === kind).map(({ amount }) => amount)
  const sum = (amounts: string[]) => (amounts.length ? sumOf(amounts) : null)
  const isLess = (amount: string) => amount.startsWith('-')
  const untaxed = of('untaxed')
  const allowances = [...of('allowance'), ...untaxed.filter(isLess).map(negated)]
  const charges = [...of('charge'), ...untaxed.filter((amount) => !isLess(amount))]
  const allowance = (isCharge: boolean, amount: string) =>
    element(
      'cac:AllowanceCharge',
      text('cbc:ChargeIndicator', String(isCharge)),
      money('Amount', amount)
    )
  const content = [
    text('cbc:ID', values.invoiceNumber),
    text('cbc:IssueDate', values.issueDate),
    isCredit ? '' : text('cbc:DueDate', values.dueDate),
    values.documentType ? text(`cbc:${root}TypeCode`, typeCodes[values.documentType]) : '',
    text('cbc:DocumentCurrencyCode', values.currency),
    text('cbc:BuyerReference', values.buyerReference),
    element('cac:OrderReference', text('cbc:ID', values.purchaseOrder)),
    element('cac:AccountingSupplierParty', party(values.seller)),
    element('cac:AccountingCustomerParty', party(values.buyer)),
    paymentMeans(values, isCredit),
    ...allowances.map((amount) => allowance(false, amount)),
    ...charges.map((amount) => allowance(true, amount)),
    element('cac:TaxTotal', money('TaxAmount', values.tax), ...values.taxes.map(taxOf(money))),
    isCredit ? '' : element('cac:WithholdingTaxTotal', money('TaxAmount', sum(of('withheld')))),
    element(
      'cac:LegalMonetaryTotal',
      money('TaxExclusiveAmount', values.subtotal),
      money('TaxInclusiveAmount', values.total),
      money('AllowanceTotalAmount', sum(allowances)),
      money('ChargeTotalAmount', sum(charges)),
      money('PrepaidAmount', values.prepaid),
      money('PayableRoundingAmount', sum(of('rounding'))),
      money('PayableAmount', values.amountDue)
    ),
    ...values.lineItems.map(lineOf(root, money, unitsAreCodes)),
  ]
  const body = content.join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespaces(root)}>${body}</${root}>\n`
}

type Amount = (name: string, value: string | null) => string

function amountIn(currency: string): Amount {
  return (name, value) => text(`cbc:${name}`, value, { currencyID: currency })
}

function party({ name, vatId, taxNumber, address, country, iban: _ }: PlainInvoice['seller']) {
  return element(
    'cac:Party',
    element(
      'cac:PostalAddress',
      element('cac:AddressLine', text('cbc:Line', address)),
      element('cac:Country', text('cbc:IdentificationCode', country))
    ),
    registration(vatId, 'VAT'),
    registration(taxNumber, 'FC'),
    element('cac:PartyLegalEntity', text('cbc:RegistrationName', name))
  )
}

function registration(id: string | null, scheme: string) {
  if (!id) return ''
  return element('cac:PartyTaxScheme', text('cbc:CompanyID', id), taxScheme(scheme))
}

function taxScheme(id: string) {
  return element('cac:TaxScheme', text('cbc:ID', id))
}

function paymentMeans(values: PlainInvoice, isCredit: boolean) {
  const { iban: payee } = values.seller
  const { iban: payer } = values.buyer
  const parts = [
    isCredit ? text('cbc:PaymentDueDate', values.dueDate) : '',
    text('cbc:PaymentID', values.paymentReference),
    element('cac:PayeeFinancialAccount', text('cbc:ID', payee)),
    element('cac:PaymentMandate', element('cac:PayerFinancialAccount', text('cbc:ID', payer))),
  ]
  if (!parts.some(Boolean)) return ''
  const code = payee ? means.transfer : payer ? means.debit : means.open
  return element('cac:PaymentMeans', text('cbc:PaymentMeansCode', code), ...parts)
}

function taxOf(money: Amount) {
  return ({ rate, base, amount, category }: PlainInvoice['taxes'][number]) =>
    element(
      'cac:TaxSubtotal',
      money('TaxableAmount', base),
      money('TaxAmount', amount),
      element(
        'cac:TaxCategory',
        text('cbc:ID', category),
        text('cbc:Percent', rate),
        taxScheme('VAT')
      )
    )
}

function lineOf(root: 'Invoice' | 'CreditNote', money: Amount, unitsAreCodes: boolean) {
  const quantityName = root === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity'
  return (line: PlainInvoice['lineItems'][number], at: number) => {
    const { description, quantity, unit, unitPrice, taxRate, amount } = line
    const isCode = unit !== null && unitsAreCodes && unitCode.test(unit)
    const code = isCode ? unit : unitByWord
    return element(
      `cac:${root}Line`,
      text('cbc:ID', String(at + 1)),
      isCode ? '' : text('cbc:Note', unit),
      text(`cbc:${quantityName}`, quantity, unit ? { unitCode: code } : {}),
      money('LineExtensionAmount', amount),
      element(
        'cac:Item',
        text('cbc:Name', description),
        taxRate
          ? element('cac:ClassifiedTaxCategory', text('cbc:Percent', taxRate), taxScheme('VAT'))
          : ''
      ),
      element('cac:Price', money('PriceAmount', unitPrice))
    )
  }
}
