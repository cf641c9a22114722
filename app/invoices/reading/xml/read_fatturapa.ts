import { sumOf } from '#app/invoices/reading/decimals'
import type {
  AdjustmentKind,
  DocumentType,
  Read,
  InvoiceValues,
} from '#app/invoices/reading/invoice_reading'
import { all, first, textAt, type XmlElement } from '#app/invoices/reading/xml/xml_tree'
import {
  adjustmentsOf,
  joined,
  stated,
  statedCurrency,
  statedDate,
  statedDecimal,
  statedLine,
  statedParty,
  statedTax,
} from '#app/invoices/reading/xml/xml_values'

/** TipoDocumento codes of credit notes. */
const types: Record<string, DocumentType> = {
  TD04: 'creditNote',
  TD08: 'creditNote',
}

/**
 * Reads an Italian FatturaPA 1.2. It has net and tax by rate (DatiRiepilogo) but no totals of them, so these
 * are summed, as in the Italian CIUS mapping of BT-109 and BT-110, and so is the total if the optional
 * ImportoTotaleDocumento is missing. Only the first body is read.
 */
export function readFatturapa(root: XmlElement): InvoiceValues {
  const header = first(root, 'FatturaElettronicaHeader')
  const body = first(root, 'FatturaElettronicaBody')
  const general = first(body, 'DatiGenerali/DatiGeneraliDocumento')
  const payment = first(body, 'DatiPagamento/DettaglioPagamento')
  const taxes = all(body, 'DatiBeniServizi/DatiRiepilogo')
  return {
    documentType: stated(types[textAt(general, 'TipoDocumento') ?? ''] ?? 'invoice'),
    invoiceNumber: stated(textAt(general, 'Numero')),
    issueDate: statedDate(textAt(general, 'Data')),
    dueDate: statedDate(textAt(payment, 'DataScadenzaPagamento')),
    currency: statedCurrency(textAt(general, 'Divisa')),
    seller: party(first(header, 'CedentePrestatore'), textAt(payment, 'IBAN')),
    buyer: party(first(header, 'CessionarioCommittente'), null),
    purchaseOrder: stated(textAt(body, 'DatiGenerali/DatiOrdineAcquisto/IdDocumento')),
    buyerReference: stated(textAt(header, 'DatiTrasmissione/CodiceDestinatario')),
    paymentReference: stated(textAt(payment, 'CodicePagamento')),
    subtotal: added(taxes, ['ImponibileImporto']),
    tax: added(taxes, ['Imposta']),
    total:
      statedDecimal(textAt(general, 'ImportoTotaleDocumento')) ??
      added(taxes, ['ImponibileImporto', 'Imposta']),
    prepaid: null,
    amountDue: statedDecimal(textAt(payment, 'ImportoPagamento')),
    taxes: taxes.map((tax) =>
      statedTax({
        rate: textAt(tax, 'AliquotaIVA'),
        base: textAt(tax, 'ImponibileImporto'),
        amount: textAt(tax, 'Imposta'),
        category: textAt(tax, 'Natura'),
      })
    ),
    lineItems: all(body, 'DatiBeniServizi/DettaglioLinee').map((line) =>
      statedLine({
        description: textAt(line, 'Descrizione'),
        quantity: textAt(line, 'Quantita'),
        unit: textAt(line, 'UnitaMisura'),
        unitPrice: textAt(line, 'PrezzoUnitario'),
        taxRate: textAt(line, 'AliquotaIVA'),
        amount: textAt(line, 'PrezzoTotale'),
      })
    ),
    profile: root.attributes.versione ?? null,
    adjustments: adjustmentsOf([
      ...all(general, 'ScontoMaggiorazione').map((one): [AdjustmentKind, string | null] => [
        textAt(one, 'Tipo') === 'SC' ? 'allowance' : 'charge',
        textAt(one, 'Importo'),
      ]),
      ...all(general, 'DatiRitenuta').map((one): [AdjustmentKind, string | null] => [
        'withheld',
        textAt(one, 'ImportoRitenuta'),
      ]),
      ['rounding', textAt(general, 'Arrotondamento')],
    ]),
  }
}

function party(element: XmlElement | null, iban: string | null) {
  const person = first(element, 'DatiAnagrafici')
  const address = first(element, 'Sede')
  const street = joined([textAt(address, 'Indirizzo'), textAt(address, 'NumeroCivico')], ' ')
  return statedParty({
    name:
      textAt(person, 'Anagrafica/Denominazione') ??
      joined([textAt(person, 'Anagrafica/Nome'), textAt(person, 'Anagrafica/Cognome')], ' '),
    vatId: joined(
      [textAt(person, 'IdFiscaleIVA/IdPaese'), textAt(person, 'IdFiscaleIVA/IdCodice')],
      ''
    ),
    taxNumber: textAt(person, 'CodiceFiscale'),
    address: joined([
      street,
      joined([textAt(address, 'CAP'), textAt(address, 'Comune')], ' '),
      textAt(address, 'Provincia'),
    ]),
    country: textAt(address, 'Nazione'),
    iban,
  })
}

/** The sum of the summaries; null if one of them is not an amount. */
function added(taxes: XmlElement[], names: string[]): Read | null {
  const amounts = names.flatMap((name) =>
    taxes.map((tax) => statedDecimal(textAt(tax, name))?.value)
  )
  if (!amounts.length || !amounts.every((amount) => amount !== undefined)) return null
  return { ...stated(sumOf(amounts))!, confidence: amounts.length > 1 ? 0.95 : 1 }
}
