import { all, first, parseXml, textAt, type XmlElement } from '#app/invoices/reading/xml/xml_tree'

/** The terms (BT) and groups (BG) of EN 16931 that our documents have; the rules name them. */
interface Terms {
  bt1: string | null
  bt2: string | null
  bt3: string | null
  bt5: string | null
  bt9: string | null
  bt20: string | null
  bt24: string | null
  bt25: string | null
  bt27: string | null
  bt29: string | null
  bt30: string | null
  bt31: string | null
  bt32: string | null
  bt34: XmlElement | null
  bt40: string | null
  hasSellerAddress: boolean
  bt44: string | null
  bt47: string | null
  bt48: string | null
  bt55: string | null
  hasBuyerAddress: boolean
  hasPaymentMeans: boolean
  bt81: string | null
  bt84: string | null
  hasCreditTransfer: boolean
  bt106: string | null
  bt109: string | null
  bt110: XmlElement | null
  bt112: string | null
  bt113: string | null
  bt115: string | null
  currencies: string[]
  taxes: Array<Record<'bt116' | 'bt117' | 'bt118' | 'bt119' | 'bt120' | 'bt121', string | null>>
  lines: Array<
    Record<
      'bt126' | 'bt129' | 'bt130' | 'bt131' | 'bt146' | 'bt151' | 'bt152' | 'bt153',
      string | null
    >
  >
  hasEmptyElement: boolean
}

/**
 * The names of the business rules of EN 16931-1 that an invoice in CII or UBL breaks: those that concern terms
 * which our documents can have. Tax amounts of partial credit notes may differ by one unit of the last decimal,
 * as in the published Schematron.
 */
export function brokenRules(xml: string): string[] {
  const root = parseXml(Buffer.from(xml))
  const terms = root.name === 'CrossIndustryInvoice' ? termsOfCii(root) : termsOfUbl(root)
  return [...documentRules(terms), ...sumRules(terms), ...terms.taxes.flatMap(taxRules(terms))]
}

function documentRules(terms: Terms): string[] {
  const { bt3, bt9, bt20, bt115, lines, taxes } = terms
  return failing({
    'PEPPOL-R008': terms.hasEmptyElement,
    'BR-01': terms.bt24 !== 'urn:cen.eu:en16931:2017',
    'BR-02': !terms.bt1,
    'BR-03': !/^\d{4}-\d{2}-\d{2}$/.test(terms.bt2 ?? ''),
    'BR-04': !bt3,
    'BR-CL-01': !['380', '381'].includes(bt3 ?? ''),
    'BR-05': !terms.bt5,
    'BR-CL-04': !Intl.supportedValuesOf('currency').includes(terms.bt5 ?? ''),
    'BR-CL-03': terms.currencies.some((code) => code !== terms.bt5),
    'BR-06': !terms.bt27,
    'BR-07': !terms.bt44,
    'BR-08': !terms.hasSellerAddress,
    'BR-09': !terms.bt40,
    'BR-10': !terms.hasBuyerAddress,
    'BR-11': !terms.bt55,
    'BR-CL-14': [terms.bt40, terms.bt55].some((code) => !/^[A-Z]{2}$/.test(code ?? '')),
    'BR-12': !terms.bt106,
    'BR-13': !terms.bt109,
    'BR-14': !terms.bt112,
    'BR-15': !bt115,
    'BR-16': !lines.length,
    'BR-21': lines.some(({ bt126 }) => !bt126),
    'BR-22': lines.some(({ bt129 }) => !bt129),
    'BR-23': lines.some(({ bt130 }) => !bt130),
    'BR-CL-23': lines.some(({ bt130 }) => bt130 !== 'C62'),
    'BR-24': lines.some(({ bt131 }) => !bt131),
    'BR-25': lines.some(({ bt153 }) => !bt153),
    'BR-26': lines.some(({ bt146 }) => !bt146),
    'BR-27': lines.some(({ bt146 }) => Number(bt146) < 0),
    'BR-45': taxes.some(({ bt116 }) => !bt116),
    'BR-46': taxes.some(({ bt117 }) => !bt117),
    'BR-47': taxes.some(({ bt118 }) => !bt118),
    'BR-48': taxes.some(({ bt119 }) => !bt119),
    'BR-49': terms.hasPaymentMeans && !terms.bt81,
    'BR-CL-16': terms.hasPaymentMeans && !['1', '30', '58'].includes(terms.bt81 ?? ''),
    'BR-50': terms.hasCreditTransfer && !terms.bt84,
    'BR-61': ['30', '58'].includes(terms.bt81 ?? '') && !terms.bt84,
    'BR-55': bt3 === '381' && !terms.bt25,
    'BR-62': terms.bt34 !== null && terms.bt34.attributes.schemeID !== 'EM',
    'BR-CO-04': lines.some(({ bt151 }) => !bt151),
    'BR-CO-09': [terms.bt31, terms.bt48].some((id) => id !== null && !/^[A-Z]{2}/.test(id)),
    'BR-CO-18': !taxes.length,
    'BR-CO-25': Number(bt115) > 0 && !bt9 && !bt20,
    'BR-CO-26': !terms.bt29 && !terms.bt30 && !terms.bt31,
  })
}

function sumRules(terms: Terms): string[] {
  const { bt106, bt109, bt110, bt112, bt113, bt115, lines, taxes } = terms
  const amounts = [bt106, bt109, bt110?.text ?? null, bt112, bt115]
  const written = [
    ...amounts,
    ...lines.map(({ bt131 }) => bt131),
    ...taxes.map(({ bt117 }) => bt117),
  ]
  return failing({
    'BR-DEC': terms.bt5 !== 'KWD' && written.some((amount) => (decimalsOf(amount) ?? 0) > 2),
    'BR-53': bt110 === null || bt110.attributes.currencyID !== terms.bt5,
    'BR-CO-10': minor(bt106) !== sum(lines.map(({ bt131 }) => bt131)),
    'BR-CO-13': minor(bt109) !== minor(bt106),
    'BR-CO-14': minor(bt110?.text ?? null) !== sum(taxes.map(({ bt117 }) => bt117)),
    'BR-CO-15': minor(bt112) !== minor(bt109) + minor(bt110?.text ?? null),
    'BR-CO-16': minor(bt115) !== minor(bt112) - minor(bt113),
    'line amounts': lines.some(
      ({ bt129, bt131, bt146 }) => minor(bt131) !== BigInt(bt129!) * minor(bt146)
    ),
  })
}

/** BR-CO-17 and the rules of the categories S, Z, E, AE and G. */
function taxRules(terms: Terms) {
  return (tax: Terms['taxes'][number]): string[] => {
    const { bt116, bt117, bt118: category, bt119, bt120, bt121 } = tax
    const digits = decimalsOf(bt117) ?? 0
    const exact = (Number(bt116) * Number(bt119)) / 100
    const ofCategory = terms.lines.filter(({ bt151 }) => bt151 === category)
    const name = `BR-${category}`
    const hasReason = Boolean(bt120 ?? bt121)
    const hasSellerId = Boolean(terms.bt31 ?? terms.bt32)
    const untaxed = ['Z', 'E', 'AE', 'G'].includes(category ?? '')
    return failing({
      'BR-CL-17': !['S', 'Z', 'E', 'AE', 'G'].includes(category ?? ''),
      'BR-CO-17': Math.abs(Number(bt117) - exact) > 1.0001 * 10 ** -digits,
      [`${name}-01`]: !ofCategory.length || ofCategory.length !== terms.lines.length,
      [`${name}-02`]:
        category === 'G'
          ? !terms.bt31
          : category === 'AE'
            ? !hasSellerId || !(terms.bt48 ?? terms.bt47)
            : !hasSellerId,
      [`${name}-05`]: ofCategory.some(({ bt152 }) =>
        category === 'S' ? !(Number(bt152) > 0) : Number(bt152) !== 0
      ),
      [`${name}-08`]: minor(bt116) !== sum(ofCategory.map(({ bt131 }) => bt131)),
      [`${name}-09`]: untaxed && Number(bt117) !== 0,
      [`${name}-10`]: ['E', 'AE', 'G'].includes(category ?? '') ? !hasReason : hasReason,
    })
  }
}

function failing(rules: Record<string, boolean>): string[] {
  return Object.keys(rules).filter((name) => rules[name])
}

function decimalsOf(amount: string | null): number | null {
  return amount === null ? null : (amount.split('.')[1]?.length ?? 0)
}

/** In units of the third decimal. */
function minor(amount: string | null): bigint {
  const [whole, fraction = ''] = (amount ?? '0').split('.')
  return BigInt(whole + fraction.padEnd(3, '0'))
}

function sum(amounts: Array<string | null>): bigint {
  return amounts.reduce((total, amount) => total + minor(amount), 0n)
}

function hasEmptyElement({ text, children }: XmlElement): boolean {
  return children.length ? children.some(hasEmptyElement) : text === ''
}

function currenciesIn({ attributes, children }: XmlElement): string[] {
  const own = attributes.currencyID
  return [...(own ? [own] : []), ...children.flatMap(currenciesIn)]
}

function termsOfCii(root: XmlElement): Terms {
  const document = first(root, 'ExchangedDocument')
  const transaction = first(root, 'SupplyChainTradeTransaction')
  const agreement = first(transaction, 'ApplicableHeaderTradeAgreement')
  const settlement = first(transaction, 'ApplicableHeaderTradeSettlement')
  const seller = first(agreement, 'SellerTradeParty')
  const buyer = first(agreement, 'BuyerTradeParty')
  const means = first(settlement, 'SpecifiedTradeSettlementPaymentMeans')
  const sums = first(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation')
  const registered = (party: XmlElement | null, scheme: string) =>
    all(party, 'SpecifiedTaxRegistration/ID').find(
      ({ attributes }) => attributes.schemeID === scheme
    )?.text ?? null
  const day = (element: XmlElement | null, path: string) =>
    textAt(element, `${path}/DateTimeString`)?.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3') ??
    null
  const account = first(means, 'PayeePartyCreditorFinancialAccount')
  return {
    bt1: textAt(document, 'ID'),
    bt2: day(document, 'IssueDateTime'),
    bt3: textAt(document, 'TypeCode'),
    bt5: textAt(settlement, 'InvoiceCurrencyCode'),
    bt9: day(settlement, 'SpecifiedTradePaymentTerms/DueDateDateTime'),
    bt20: textAt(settlement, 'SpecifiedTradePaymentTerms/Description'),
    bt24: textAt(root, 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID'),
    bt25: textAt(settlement, 'InvoiceReferencedDocument/IssuerAssignedID'),
    bt27: textAt(seller, 'Name'),
    bt29: textAt(seller, 'ID'),
    bt30: textAt(seller, 'SpecifiedLegalOrganization/ID'),
    bt31: registered(seller, 'VA'),
    bt32: registered(seller, 'FC'),
    bt34: first(seller, 'URIUniversalCommunication/URIID'),
    bt40: textAt(seller, 'PostalTradeAddress/CountryID'),
    hasSellerAddress: first(seller, 'PostalTradeAddress') !== null,
    bt44: textAt(buyer, 'Name'),
    bt47: textAt(buyer, 'SpecifiedLegalOrganization/ID'),
    bt48: registered(buyer, 'VA'),
    bt55: textAt(buyer, 'PostalTradeAddress/CountryID'),
    hasBuyerAddress: first(buyer, 'PostalTradeAddress') !== null,
    hasPaymentMeans: means !== null,
    bt81: textAt(means, 'TypeCode'),
    bt84: textAt(account, 'IBANID'),
    hasCreditTransfer: account !== null,
    bt106: textAt(sums, 'LineTotalAmount'),
    bt109: textAt(sums, 'TaxBasisTotalAmount'),
    bt110: first(sums, 'TaxTotalAmount'),
    bt112: textAt(sums, 'GrandTotalAmount'),
    bt113: textAt(sums, 'TotalPrepaidAmount'),
    bt115: textAt(sums, 'DuePayableAmount'),
    currencies: currenciesIn(root),
    taxes: all(settlement, 'ApplicableTradeTax').map((tax) => ({
      bt116: textAt(tax, 'BasisAmount'),
      bt117: textAt(tax, 'CalculatedAmount'),
      bt118: textAt(tax, 'CategoryCode'),
      bt119: textAt(tax, 'RateApplicablePercent'),
      bt120: textAt(tax, 'ExemptionReason'),
      bt121: textAt(tax, 'ExemptionReasonCode'),
    })),
    lines: all(transaction, 'IncludedSupplyChainTradeLineItem').map((line) => {
      const lineSettlement = first(line, 'SpecifiedLineTradeSettlement')
      const quantity = first(line, 'SpecifiedLineTradeDelivery/BilledQuantity')
      return {
        bt126: textAt(line, 'AssociatedDocumentLineDocument/LineID'),
        bt129: quantity?.text ?? null,
        bt130: quantity?.attributes.unitCode ?? null,
        bt131: textAt(
          lineSettlement,
          'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'
        ),
        bt146: textAt(line, 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount'),
        bt151: textAt(lineSettlement, 'ApplicableTradeTax/CategoryCode'),
        bt152: textAt(lineSettlement, 'ApplicableTradeTax/RateApplicablePercent'),
        bt153: textAt(line, 'SpecifiedTradeProduct/Name'),
      }
    }),
    hasEmptyElement: hasEmptyElement(root),
  }
}

function termsOfUbl(root: XmlElement): Terms {
  const isCredit = root.name === 'CreditNote'
  const seller = first(root, 'AccountingSupplierParty/Party')
  const buyer = first(root, 'AccountingCustomerParty/Party')
  const means = first(root, 'PaymentMeans')
  const sums = first(root, 'LegalMonetaryTotal')
  const registered = (party: XmlElement | null, scheme: string) =>
    textAt(
      all(party, 'PartyTaxScheme').find((one) => textAt(one, 'TaxScheme/ID') === scheme) ?? null,
      'CompanyID'
    )
  return {
    bt1: textAt(root, 'ID'),
    bt2: textAt(root, 'IssueDate'),
    bt3: textAt(root, `${root.name}TypeCode`),
    bt5: textAt(root, 'DocumentCurrencyCode'),
    bt9: textAt(root, 'DueDate'),
    bt20: textAt(root, 'PaymentTerms/Note'),
    bt24: textAt(root, 'CustomizationID'),
    bt25: textAt(root, 'BillingReference/InvoiceDocumentReference/ID'),
    bt27: textAt(seller, 'PartyLegalEntity/RegistrationName'),
    bt29: textAt(seller, 'PartyIdentification/ID'),
    bt30: textAt(seller, 'PartyLegalEntity/CompanyID'),
    bt31: registered(seller, 'VAT'),
    bt32: registered(seller, 'FC'),
    bt34: first(seller, 'EndpointID'),
    bt40: textAt(seller, 'PostalAddress/Country/IdentificationCode'),
    hasSellerAddress: first(seller, 'PostalAddress') !== null,
    bt44: textAt(buyer, 'PartyLegalEntity/RegistrationName'),
    bt47: textAt(buyer, 'PartyLegalEntity/CompanyID'),
    bt48: registered(buyer, 'VAT'),
    bt55: textAt(buyer, 'PostalAddress/Country/IdentificationCode'),
    hasBuyerAddress: first(buyer, 'PostalAddress') !== null,
    hasPaymentMeans: means !== null,
    bt81: textAt(means, 'PaymentMeansCode'),
    bt84: textAt(means, 'PayeeFinancialAccount/ID'),
    hasCreditTransfer: first(means, 'PayeeFinancialAccount') !== null,
    bt106: textAt(sums, 'LineExtensionAmount'),
    bt109: textAt(sums, 'TaxExclusiveAmount'),
    bt110: first(root, 'TaxTotal/TaxAmount'),
    bt112: textAt(sums, 'TaxInclusiveAmount'),
    bt113: textAt(sums, 'PrepaidAmount'),
    bt115: textAt(sums, 'PayableAmount'),
    currencies: currenciesIn(root),
    taxes: all(root, 'TaxTotal/TaxSubtotal').map((tax) => ({
      bt116: textAt(tax, 'TaxableAmount'),
      bt117: textAt(tax, 'TaxAmount'),
      bt118: textAt(tax, 'TaxCategory/ID'),
      bt119: textAt(tax, 'TaxCategory/Percent'),
      bt120: textAt(tax, 'TaxCategory/TaxExemptionReason'),
      bt121: textAt(tax, 'TaxCategory/TaxExemptionReasonCode'),
    })),
    lines: all(root, `${root.name}Line`).map((line) => {
      const quantity = first(line, isCredit ? 'CreditedQuantity' : 'InvoicedQuantity')
      return {
        bt126: textAt(line, 'ID'),
        bt129: quantity?.text ?? null,
        bt130: quantity?.attributes.unitCode ?? null,
        bt131: textAt(line, 'LineExtensionAmount'),
        bt146: textAt(line, 'Price/PriceAmount'),
        bt151: textAt(line, 'Item/ClassifiedTaxCategory/ID'),
        bt152: textAt(line, 'Item/ClassifiedTaxCategory/Percent'),
        bt153: textAt(line, 'Item/Name'),
      }
    }),
    hasEmptyElement: hasEmptyElement(root),
  }
}
