import type { ReadingFormat, InvoiceValues } from '#app/invoices/reading/invoice_reading'
import { readCii } from '#app/invoices/reading/xml/read_cii'
import { readFatturapa } from '#app/invoices/reading/xml/read_fatturapa'
import { readUbl } from '#app/invoices/reading/xml/read_ubl'
import { InvoiceFault } from '#app/invoices/reading/invoice_fault'
import { parseXml, type XmlElement } from '#app/invoices/reading/xml/xml_tree'

interface Syntax {
  name: string
  namespace: RegExp
  format: ReadingFormat
  read: (root: XmlElement) => InvoiceValues
}

/** Root elements of invoices. */
const syntaxes: Syntax[] = [
  {
    name: 'CrossIndustryInvoice',
    namespace: /^urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:/,
    format: 'cii',
    read: readCii,
  },
  {
    name: 'CrossIndustryDocument',
    namespace: /^urn:ferd:CrossIndustryDocument:/,
    format: 'zugferd1',
    read: readCii,
  },
  {
    name: 'Invoice',
    namespace: /^urn:oasis:names:specification:ubl:schema:xsd:Invoice-2$/,
    format: 'ubl',
    read: readUbl,
  },
  {
    name: 'CreditNote',
    namespace: /^urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2$/,
    format: 'ubl',
    read: readUbl,
  },
  {
    name: 'FatturaElettronica',
    namespace: /fattur/i,
    format: 'fatturapa',
    read: readFatturapa,
  },
]

/**
 * The values of an invoice in CII, ZUGFeRD 1, UBL or FatturaPA.
 *
 * @throws InvoiceFault `xml_not_an_invoice`, `not_an_invoice` if it has neither number nor total, and those of `parseXml`
 */
export function readInvoiceXml(bytes: Uint8Array): {
  values: InvoiceValues
  format: ReadingFormat
} {
  const root = parseXml(bytes)
  const syntax = syntaxes.find(
    ({ name, namespace }) => name === root.name && namespace.test(root.namespace)
  )
  if (!syntax) throw new InvoiceFault('xml_not_an_invoice')
  const values = syntax.read(root)
  if (!values.invoiceNumber && !values.total) throw new InvoiceFault('not_an_invoice')
  return { values, format: syntax.format }
}
