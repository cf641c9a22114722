import type { InvoiceValues } from '#app/invoices/reading/invoice_reading'
import {
  all,
  amountInCurrency,
  first,
  textAt,
  type XmlElement,
} from '#app/invoices/reading/xml/xml_tree'
import {
  adjustmentsOf,
  documentTypeOf,
  joined,
  stated,
  statedCurrency,
  statedDate,
  statedDecimal,
  statedLine,
  statedParty,
  statedTax,
} from '#app/invoices/reading/xml/xml_values'

/** The element names of UN/CEFACT D16B, the syntax of EN 16931, and of the earlier version in ZUGFeRD 1. */
interface Names {
  document: string
  context: string
  transaction: string
  agreement: string
  settlement: string
  summation: string
  lineAgreement: string
  lineDelivery: string
  lineSettlement: string
  lineSummation: string
  rate: string
}

const d16b: Names = {
  document: 'ExchangedDocument',
  context: 'ExchangedDocumentContext',
  transaction: 'SupplyChainTradeTransaction',
  agreement: 'ApplicableHeaderTradeAgreement',
  settlement: 'ApplicableHeaderTradeSettlement',
  summation: 'SpecifiedTradeSettlementHeaderMonetarySummation',
  lineAgreement: 'SpecifiedLineTradeAgreement',
  lineDelivery: 'SpecifiedLineTradeDelivery',
  lineSettlement: 'SpecifiedLineTradeSettlement',
  lineSummation: 'SpecifiedTradeSettlementLineMonetarySummation',
  rate: 'RateApplicablePercent',
}

const zugferd1: Names = {
  document: 'HeaderExchangedDocument',
  context: 'SpecifiedExchangedDocumentContext',
  transaction: 'SpecifiedSupplyChainTradeTransaction',
  agreement: 'ApplicableSupplyChainTradeAgreement',
  settlement: 'ApplicableSupplyChainTradeSettlement',
  summation: 'SpecifiedTradeSettlementMonetarySummation',
  lineAgreement: 'SpecifiedSupplyChainTradeAgreement',
  lineDelivery: 'SpecifiedSupplyChainTradeDelivery',
  lineSettlement: 'SpecifiedSupplyChainTradeSettlement',
  lineSummation: 'SpecifiedTradeSettlementMonetarySummation',
  rate: 'ApplicablePercent',
}

/** Reads a Cross Industry Invoice with the mappings of EN 16931-3-3 and of the ZUGFeRD 1.0 tables. */
export function readCii(root: XmlElement): InvoiceValues {
  const names = root.name === 'CrossIndustryDocument' ? zugferd1 : d16b
  const document = first(root, names.document)
  const transaction = first(root, names.transaction)
  const agreement = first(transaction, names.agreement)
  const settlement = first(transaction, names.settlement)
  const sums = first(settlement, names.summation)
  const currency = textAt(settlement, 'InvoiceCurrencyCode')
  const account = 'SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID'
  const debited = 'SpecifiedTradeSettlementPaymentMeans/PayerPartyDebtorFinancialAccount/IBANID'
  return {
    documentType: stated(documentTypeOf(textAt(document, 'TypeCode'))),
    invoiceNumber: stated(textAt(document, 'ID')),
    issueDate: statedDate(textAt(document, 'IssueDateTime/DateTimeString')),
    dueDate: statedDate(
      textAt(settlement, 'SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString')
    ),
    currency: statedCurrency(currency),
    seller: party(first(agreement, 'SellerTradeParty'), textAt(settlement, account)),
    buyer: party(first(agreement, 'BuyerTradeParty'), textAt(settlement, debited)),
    purchaseOrder: stated(
      textAt(agreement, 'BuyerOrderReferencedDocument/IssuerAssignedID') ??
        textAt(agreement, 'BuyerOrderReferencedDocument/ID')
    ),
    buyerReference: stated(textAt(agreement, 'BuyerReference')),
    paymentReference: stated(textAt(settlement, 'PaymentReference')),
    subtotal: statedDecimal(textAt(sums, 'TaxBasisTotalAmount')),
    tax: statedDecimal(amountInCurrency(all(sums, 'TaxTotalAmount'), currency)),
    total: statedDecimal(textAt(sums, 'GrandTotalAmount')),
    prepaid: statedDecimal(textAt(sums, 'TotalPrepaidAmount')),
    amountDue: statedDecimal(textAt(sums, 'DuePayableAmount')),
    taxes: all(settlement, 'ApplicableTradeTax').map((tax) =>
      statedTax({
        rate: textAt(tax, names.rate),
        base: textAt(tax, 'BasisAmount'),
        amount: textAt(tax, 'CalculatedAmount'),
        category: textAt(tax, 'CategoryCode'),
      })
    ),
    lineItems: all(transaction, 'IncludedSupplyChainTradeLineItem')
      .filter((line) => first(line, 'SpecifiedTradeProduct') && isDetail(line))
      .map((line) => item(line, names)),
    adjustments: adjustmentsOf([
      ['allowance', textAt(sums, 'AllowanceTotalAmount')],
      ['charge', textAt(sums, 'ChargeTotalAmount')],
      ['rounding', textAt(sums, 'RoundingAmount')],
    ]),
    profile: textAt(root, `${names.context}/GuidelineSpecifiedDocumentContextParameter/ID`),
  }
}

function party(element: XmlElement | null, iban: string | null) {
  const address = first(element, 'PostalTradeAddress')
  return statedParty({
    name: textAt(element, 'Name'),
    vatId: registered(element, 'VA'),
    taxNumber: registered(element, 'FC'),
    address: joined([
      textAt(address, 'LineOne'),
      textAt(address, 'LineTwo'),
      textAt(address, 'LineThree'),
      joined([textAt(address, 'PostcodeCode'), textAt(address, 'CityName')], ' '),
      textAt(address, 'CountrySubDivisionName'),
    ]),
    country: textAt(address, 'CountryID'),
    iban,
  })
}

function registered(element: XmlElement | null, scheme: string): string | null {
  const ids = all(element, 'SpecifiedTaxRegistration/ID')
  return ids.find(({ attributes }) => attributes.schemeID === scheme)?.text || null
}

/** EXTENDED has group and information lines, whose amounts are included in other lines. */
function isDetail(line: XmlElement): boolean {
  const reason = textAt(line, 'AssociatedDocumentLineDocument/LineStatusReasonCode')
  return reason !== 'GROUP' && reason !== 'INFORMATION'
}

function item(line: XmlElement, names: Names) {
  const quantity = first(line, `${names.lineDelivery}/BilledQuantity`)
  const settlement = first(line, names.lineSettlement)
  return statedLine({
    description:
      textAt(line, 'SpecifiedTradeProduct/Name') ??
      textAt(line, 'SpecifiedTradeProduct/Description'),
    quantity: quantity?.text ?? null,
    unit: quantity?.attributes.unitCode ?? null,
    unitPrice: textAt(line, `${names.lineAgreement}/NetPriceProductTradePrice/ChargeAmount`),
    taxRate: textAt(settlement, `ApplicableTradeTax/${names.rate}`),
    amount: textAt(settlement, `${names.lineSummation}/LineTotalAmount`),
  })
}
