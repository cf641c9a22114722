import { xmlElement as element, xmlText as text } from '#app/core/text/xml_text'
import type { BuyerCopy, InvoiceLine, InvoiceTax, SellerCopy } from '#app/billing/invoice'
import type { BillingDocument } from '#app/billing/documents/formats/billing_document'
import {
  addressLines,
  amountIn,
  exemptionCodes,
  notesOf,
  paymentMeansCode,
  percent,
  specification,
  typeCodes,
  unitCode,
} from '#app/billing/documents/formats/en_16931'
import { paymentTermsOf } from '#app/billing/documents/formats/payment_terms'

const schema = 'urn:oasis:names:specification:ubl:schema:xsd:'

/** The document as Invoice or CreditNote of UBL 2.1 with the elements of EN 16931 in schema order. */
export function ublOf(document: BillingDocument): string {
  const root = document.kind === 'credit_note' ? 'CreditNote' : 'Invoice'
  const money = moneyIn(document)
  const { corrects, dueOn } = document
  const content = [
    text('cbc:CustomizationID', specification),
    text('cbc:ID', document.number),
    text('cbc:IssueDate', document.issuedOn),
    root === 'Invoice' ? text('cbc:DueDate', dueOn) : '',
    text(`cbc:${root}TypeCode`, typeCodes[document.kind]),
    ...notesOf(document).map((note) => text('cbc:Note', note)),
    text('cbc:DocumentCurrencyCode', document.currency.code),
    text('cbc:BuyerReference', document.buyer.reference),
    corrects
      ? element(
          'cac:BillingReference',
          element(
            'cac:InvoiceDocumentReference',
            text('cbc:ID', corrects.number),
            text('cbc:IssueDate', corrects.issuedOn)
          )
        )
      : '',
    element('cac:AccountingSupplierParty', element('cac:Party', ...sellerParty(document.seller))),
    element('cac:AccountingCustomerParty', element('cac:Party', ...buyerParty(document.buyer))),
    element('cac:Delivery', text('cbc:ActualDeliveryDate', document.lines[0].supplied_on)),
    root === 'Invoice' ? paymentMeans(document) : '',
    element('cac:PaymentTerms', text('cbc:Note', paymentTermsOf(document))),
    element('cac:TaxTotal', money('TaxAmount', document.tax), ...document.taxes.map(taxOf(money))),
    element(
      'cac:LegalMonetaryTotal',
      money('LineExtensionAmount', document.net),
      money('TaxExclusiveAmount', document.net),
      money('TaxInclusiveAmount', document.gross),
      money('PayableAmount', document.gross)
    ),
    ...document.lines.map(lineOf(root, money)),
  ]
  const namespaces = [
    `xmlns="${schema}${root}-2"`,
    `xmlns:cac="${schema}CommonAggregateComponents-2"`,
    `xmlns:cbc="${schema}CommonBasicComponents-2"`,
  ].join(' ')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespaces}>${content.join('')}</${root}>\n`
}

type Money = (name: string, amount: number) => string

function moneyIn(document: BillingDocument): Money {
  const written = amountIn(document)
  const currencyID = document.currency.code
  return (name, amount) => text(`cbc:${name}`, written(amount), { currencyID })
}

/** Without VAT id and registration, the tax number identifies the seller (BR-CO-26). */
function sellerParty(seller: SellerCopy) {
  const { vat_id: vatId, tax_number: taxNumber, registration } = seller
  return [
    text('cbc:EndpointID', seller.email, { schemeID: 'EM' }),
    vatId || registration ? '' : element('cac:PartyIdentification', text('cbc:ID', taxNumber)),
    address([seller.street], seller.post_code, seller.city, seller.country),
    registered('VAT', vatId),
    registered('FC', taxNumber),
    element(
      'cac:PartyLegalEntity',
      text('cbc:RegistrationName', seller.name),
      text('cbc:CompanyID', registration)
    ),
    element(
      'cac:Contact',
      seller.phone || seller.email ? text('cbc:Name', seller.name) : '',
      text('cbc:Telephone', seller.phone),
      text('cbc:ElectronicMail', seller.email)
    ),
  ]
}

function buyerParty(buyer: BuyerCopy) {
  return [
    text('cbc:EndpointID', buyer.email, { schemeID: 'EM' }),
    address(buyer.address, buyer.post_code, buyer.city, buyer.country),
    registered('VAT', buyer.vat_id),
    element(
      'cac:PartyLegalEntity',
      text('cbc:RegistrationName', buyer.name),
      text('cbc:CompanyID', buyer.tax_id)
    ),
  ]
}

function address(lines: string[], postCode: string | null, city: string | null, country: string) {
  const [one, two, three] = addressLines(lines)
  return element(
    'cac:PostalAddress',
    text('cbc:StreetName', one),
    text('cbc:AdditionalStreetName', two),
    text('cbc:CityName', city),
    text('cbc:PostalZone', postCode),
    element('cac:AddressLine', text('cbc:Line', three)),
    element('cac:Country', text('cbc:IdentificationCode', country))
  )
}

function registered(scheme: string, id: string | null) {
  if (!id) return ''
  return element('cac:PartyTaxScheme', text('cbc:CompanyID', id), taxScheme(scheme))
}

function taxScheme(id: string) {
  return element('cac:TaxScheme', text('cbc:ID', id))
}

function paymentMeans(document: BillingDocument) {
  const { paymentInstructions: payment, seller } = document
  return element(
    'cac:PaymentMeans',
    text('cbc:PaymentMeansCode', paymentMeansCode(document)),
    text('cbc:PaymentID', payment.reference),
    payment.iban
      ? element(
          'cac:PayeeFinancialAccount',
          text('cbc:ID', payment.iban),
          text('cbc:Name', seller.name),
          element('cac:FinancialInstitutionBranch', text('cbc:ID', payment.bic))
        )
      : ''
  )
}

function taxOf(money: Money) {
  return ({ category, rate, reason, base, amount }: InvoiceTax) =>
    element(
      'cac:TaxSubtotal',
      money('TaxableAmount', base),
      money('TaxAmount', amount),
      element(
        'cac:TaxCategory',
        text('cbc:ID', category),
        text('cbc:Percent', percent(rate)),
        text('cbc:TaxExemptionReasonCode', exemptionCodes[category]),
        text('cbc:TaxExemptionReason', reason),
        taxScheme('VAT')
      )
    )
}

function lineOf(root: 'Invoice' | 'CreditNote', money: Money) {
  const quantityName = root === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity'
  return (line: InvoiceLine, index: number) =>
    element(
      `cac:${root}Line`,
      text('cbc:ID', String(index + 1)),
      text(`cbc:${quantityName}`, String(line.quantity), { unitCode }),
      money('LineExtensionAmount', line.amount),
      element(
        'cac:Item',
        text('cbc:Name', line.description),
        element(
          'cac:ClassifiedTaxCategory',
          text('cbc:ID', line.category),
          text('cbc:Percent', percent(line.rate)),
          taxScheme('VAT')
        )
      ),
      element('cac:Price', money('PriceAmount', line.unit_price))
    )
}
