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

const standard = 'urn:un:unece:uncefact:data:standard:'
const namespaces = [
  `xmlns:rsm="${standard}CrossIndustryInvoice:100"`,
  `xmlns:ram="${standard}ReusableAggregateBusinessInformationEntity:100"`,
  `xmlns:udt="${standard}UnqualifiedDataType:100"`,
  `xmlns:qdt="${standard}QualifiedDataType:100"`,
].join(' ')

/**
 * The document as Cross Industry Invoice (UN/CEFACT D16B) with the elements of EN 16931 in schema order, as
 * Factur-X and ZUGFeRD embed it.
 */
export function ciiOf(document: BillingDocument): string {
  const content = [
    element(
      'rsm:ExchangedDocumentContext',
      element('ram:GuidelineSpecifiedDocumentContextParameter', text('ram:ID', specification))
    ),
    element(
      'rsm:ExchangedDocument',
      text('ram:ID', document.number),
      text('ram:TypeCode', typeCodes[document.kind]),
      date('ram:IssueDateTime', document.issuedOn),
      ...notesOf(document).map((note) => element('ram:IncludedNote', text('ram:Content', note)))
    ),
    element(
      'rsm:SupplyChainTradeTransaction',
      ...document.lines.map(lineOf(document)),
      agreement(document),
      element(
        'ram:ApplicableHeaderTradeDelivery',
        element(
          'ram:ActualDeliverySupplyChainEvent',
          date('ram:OccurrenceDateTime', document.lines[0].supplied_on)
        )
      ),
      settlement(document)
    ),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rsm:CrossIndustryInvoice ${namespaces}>${content.join('')}</rsm:CrossIndustryInvoice>\n`
}

function lineOf(document: BillingDocument) {
  const money = amountIn(document)
  return (line: InvoiceLine, index: number) =>
    element(
      'ram:IncludedSupplyChainTradeLineItem',
      element('ram:AssociatedDocumentLineDocument', text('ram:LineID', String(index + 1))),
      element('ram:SpecifiedTradeProduct', text('ram:Name', line.description)),
      element(
        'ram:SpecifiedLineTradeAgreement',
        element('ram:NetPriceProductTradePrice', text('ram:ChargeAmount', money(line.unit_price)))
      ),
      element(
        'ram:SpecifiedLineTradeDelivery',
        text('ram:BilledQuantity', String(line.quantity), { unitCode })
      ),
      element(
        'ram:SpecifiedLineTradeSettlement',
        element(
          'ram:ApplicableTradeTax',
          text('ram:TypeCode', 'VAT'),
          text('ram:CategoryCode', line.category),
          text('ram:RateApplicablePercent', percent(line.rate))
        ),
        element(
          'ram:SpecifiedTradeSettlementLineMonetarySummation',
          text('ram:LineTotalAmount', money(line.amount))
        )
      )
    )
}

function agreement({ seller, buyer }: BillingDocument) {
  return element(
    'ram:ApplicableHeaderTradeAgreement',
    text('ram:BuyerReference', buyer.reference),
    element('ram:SellerTradeParty', ...sellerParty(seller)),
    element('ram:BuyerTradeParty', ...buyerParty(buyer))
  )
}

/** Without VAT id and registration, the tax number identifies the seller (BR-CO-26). */
function sellerParty(seller: SellerCopy) {
  const { vat_id: vatId, tax_number: taxNumber, registration } = seller
  return [
    vatId || registration ? '' : text('ram:ID', taxNumber),
    text('ram:Name', seller.name),
    element('ram:SpecifiedLegalOrganization', text('ram:ID', registration)),
    element(
      'ram:DefinedTradeContact',
      seller.phone || seller.email ? text('ram:PersonName', seller.name) : '',
      element('ram:TelephoneUniversalCommunication', text('ram:CompleteNumber', seller.phone)),
      element('ram:EmailURIUniversalCommunication', text('ram:URIID', seller.email))
    ),
    address([seller.street], seller.post_code, seller.city, seller.country),
    electronicAddress(seller.email),
    registered('VA', vatId),
    registered('FC', taxNumber),
  ]
}

function buyerParty(buyer: BuyerCopy) {
  return [
    text('ram:Name', buyer.name),
    element('ram:SpecifiedLegalOrganization', text('ram:ID', buyer.tax_id)),
    address(buyer.address, buyer.post_code, buyer.city, buyer.country),
    electronicAddress(buyer.email),
    registered('VA', buyer.vat_id),
  ]
}

function address(lines: string[], postCode: string | null, city: string | null, country: string) {
  const [one, two, three] = addressLines(lines)
  return element(
    'ram:PostalTradeAddress',
    text('ram:PostcodeCode', postCode),
    text('ram:LineOne', one),
    text('ram:LineTwo', two),
    text('ram:LineThree', three),
    text('ram:CityName', city),
    text('ram:CountryID', country)
  )
}

/** EAS code EM: an e-mail address. */
function electronicAddress(email: string | null) {
  return element('ram:URIUniversalCommunication', text('ram:URIID', email, { schemeID: 'EM' }))
}

function registered(schemeID: string, id: string | null) {
  return element('ram:SpecifiedTaxRegistration', text('ram:ID', id, { schemeID }))
}

function settlement(document: BillingDocument) {
  const { currency, paymentInstructions: payment, corrects } = document
  const money = amountIn(document)
  return element(
    'ram:ApplicableHeaderTradeSettlement',
    text('ram:PaymentReference', payment.reference),
    text('ram:InvoiceCurrencyCode', currency.code),
    document.kind === 'invoice' ? paymentMeans(document) : '',
    ...document.taxes.map(taxOf(money)),
    element(
      'ram:SpecifiedTradePaymentTerms',
      text('ram:Description', paymentTermsOf(document)),
      document.dueOn ? date('ram:DueDateDateTime', document.dueOn) : ''
    ),
    element(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      text('ram:LineTotalAmount', money(document.net)),
      text('ram:TaxBasisTotalAmount', money(document.net)),
      text('ram:TaxTotalAmount', money(document.tax), { currencyID: currency.code }),
      text('ram:GrandTotalAmount', money(document.gross)),
      text('ram:DuePayableAmount', money(document.gross))
    ),
    corrects
      ? element(
          'ram:InvoiceReferencedDocument',
          text('ram:IssuerAssignedID', corrects.number),
          element(
            'ram:FormattedIssueDateTime',
            text('qdt:DateTimeString', digits(corrects.issuedOn), { format: '102' })
          )
        )
      : ''
  )
}

function paymentMeans(document: BillingDocument) {
  const { paymentInstructions: payment, seller } = document
  return element(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    text('ram:TypeCode', paymentMeansCode(document)),
    payment.iban
      ? element(
          'ram:PayeePartyCreditorFinancialAccount',
          text('ram:IBANID', payment.iban),
          text('ram:AccountName', seller.name)
        )
      : '',
    payment.iban
      ? element('ram:PayeeSpecifiedCreditorFinancialInstitution', text('ram:BICID', payment.bic))
      : ''
  )
}

function taxOf(money: (amount: number) => string) {
  return ({ category, rate, reason, base, amount }: InvoiceTax) =>
    element(
      'ram:ApplicableTradeTax',
      text('ram:CalculatedAmount', money(amount)),
      text('ram:TypeCode', 'VAT'),
      text('ram:ExemptionReason', reason),
      text('ram:BasisAmount', money(base)),
      text('ram:CategoryCode', category),
      text('ram:ExemptionReasonCode', exemptionCodes[category]),
      text('ram:RateApplicablePercent', percent(rate))
    )
}

/** Format 102 is `YYYYMMDD`. */
function date(name: string, day: string) {
  return element(name, text('udt:DateTimeString', digits(day), { format: '102' }))
}

function digits(day: string) {
  return day.replaceAll('-', '')
}
