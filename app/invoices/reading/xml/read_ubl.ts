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

/** Reads an Invoice or CreditNote of UBL 2 with the mapping of EN 16931-3-2. */
export function readUbl(root: XmlElement): InvoiceValues {
  const isCreditNote = root.name === 'CreditNote'
  const code = textAt(root, isCreditNote ? 'CreditNoteTypeCode' : 'InvoiceTypeCode')
  const currency = textAt(root, 'DocumentCurrencyCode')
  const sums = first(root, 'LegalMonetaryTotal')
  return {
    documentType: stated(isCreditNote ? 'creditNote' : documentTypeOf(code)),
    invoiceNumber: stated(textAt(root, 'ID')),
    issueDate: statedDate(textAt(root, 'IssueDate')),
    dueDate: statedDate(
      textAt(root, 'DueDate') ??
        textAt(root, 'PaymentMeans/PaymentDueDate') ??
        textAt(root, 'PaymentTerms/PaymentDueDate')
    ),
    currency: statedCurrency(currency),
    seller: party(
      first(root, 'AccountingSupplierParty/Party'),
      textAt(root, 'PaymentMeans/PayeeFinancialAccount/ID')
    ),
    buyer: party(
      first(root, 'AccountingCustomerParty/Party'),
      textAt(root, 'PaymentMeans/PaymentMandate/PayerFinancialAccount/ID')
    ),
    purchaseOrder: stated(textAt(root, 'OrderReference/ID')),
    buyerReference: stated(textAt(root, 'BuyerReference')),
    paymentReference: stated(textAt(root, 'PaymentMeans/PaymentID')),
    subtotal: statedDecimal(textAt(sums, 'TaxExclusiveAmount')),
    tax: statedDecimal(amountInCurrency(all(root, 'TaxTotal/TaxAmount'), currency)),
    total: statedDecimal(textAt(sums, 'TaxInclusiveAmount')),
    prepaid: statedDecimal(textAt(sums, 'PrepaidAmount')),
    amountDue: statedDecimal(textAt(sums, 'PayableAmount')),
    taxes: all(root, 'TaxTotal/TaxSubtotal').map((tax) =>
      statedTax({
        rate: textAt(tax, 'TaxCategory/Percent') ?? textAt(tax, 'Percent'),
        base: textAt(tax, 'TaxableAmount'),
        amount: textAt(tax, 'TaxAmount'),
        category: textAt(tax, 'TaxCategory/ID'),
      })
    ),
    lineItems: all(root, isCreditNote ? 'CreditNoteLine' : 'InvoiceLine').map((line) =>
      item(line, isCreditNote ? 'CreditedQuantity' : 'InvoicedQuantity')
    ),
    profile: textAt(root, 'CustomizationID'),
    adjustments: adjustmentsOf([
      ['allowance', textAt(sums, 'AllowanceTotalAmount')],
      ['charge', textAt(sums, 'ChargeTotalAmount')],
      ['rounding', textAt(sums, 'PayableRoundingAmount')],
    ]),
  }
}

function party(element: XmlElement | null, account: string | null) {
  const address = first(element, 'PostalAddress')
  return statedParty({
    name: textAt(element, 'PartyLegalEntity/RegistrationName') ?? textAt(element, 'PartyName/Name'),
    vatId: registered(element, (scheme) => scheme === 'VAT'),
    taxNumber: registered(element, (scheme) => scheme !== 'VAT'),
    address: joined([
      textAt(address, 'StreetName'),
      textAt(address, 'AdditionalStreetName'),
      textAt(address, 'AddressLine/Line'),
      joined([textAt(address, 'PostalZone'), textAt(address, 'CityName')], ' '),
      textAt(address, 'CountrySubentity'),
    ]),
    country: textAt(address, 'Country/IdentificationCode'),
    iban: account,
  })
}

function registered(element: XmlElement | null, fits: (scheme: string | null) => boolean) {
  const schemes = all(element, 'PartyTaxScheme')
  return textAt(schemes.find((scheme) => fits(textAt(scheme, 'TaxScheme/ID'))) ?? null, 'CompanyID')
}

function item(line: XmlElement, quantityName: string) {
  const quantity = first(line, quantityName)
  return statedLine({
    description: textAt(line, 'Item/Name') ?? textAt(line, 'Item/Description'),
    quantity: quantity?.text ?? null,
    unit: quantity?.attributes.unitCode ?? null,
    unitPrice: textAt(line, 'Price/PriceAmount'),
    taxRate: textAt(line, 'Item/ClassifiedTaxCategory/Percent'),
    amount: textAt(line, 'LineExtensionAmount'),
  })
}
