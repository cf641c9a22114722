import type { LabelName } from '#app/invoices/reading/labels'

/**
 * Labels that consist of known words in any order: `Total (excl. VAT)`, `Factuur totaal`, `Date limite de
 * paiement`. A label with an unknown word has no meaning here.
 */
const words = {
  whole:
    'beitrag total totals totale totali totaal sum summe suma somme gesamt gesamtbetrag gesamtsumme gesamtpreis betrag endbetrag ' +
    'rechnungsbetrag rechnungssumme endsumme amount amounts value betrage montant importe importo bedrag totaalbedrag ' +
    'kwota wartosc razem ogolem lacznie general generale complessivo grand overall naleznosc',
  part: 'zwischentotal subtotal subtotals zwischensumme subtotale subtotaal nettobetrag nettosumme imponibile imponibili grondslag ht htva taxable',
  net: 'net netto nett neto netta nette nettowert',
  without:
    'excl exkl exclusive exclusief excluding excluded exclu exkludiert without ohne sin senza zonder bez before ex hors esclusa ' +
    'escl esclusi antes sans',
  gross: 'gross brutto bruto ttc tvac ivato ivati lordo bruttobetrag bruttosumme',
  including:
    'incl inkl inc including included inclusive inclusief inklusive comprise comprises incluido incluidos incluida inclus ' +
    'incluse inclusa inclusi compresa with mit con inkludiert',
  within:
    'darin enthalten enthaltene enthaltener davon hiervon dont waarvan daarvan cui thereof which contains contained includes ' +
    'tym comprende',
  tax:
    'vat tax taxes mwst mehrwertsteuer ust umsatzsteuer tva iva btw gst steuer steuern imposta imposte podatek podatku ' +
    'impuestos impuesto taxe igic ptu omzetbelasting',
  plus: 'zzgl zuzuglich plus add plus',
  due:
    'due payable zahlender zahlende zahlen prelever addebitare zahlbetrag zahlbar zahllast payer regler pagar pagare betalen voldoen zaplaty balance saldo solde ' +
    'offen offener falliger outstanding owed owing remaining restbetrag reste pendiente dovuto dovuti',
  paid:
    'paid prepaid deposit anzahlung anzahlungen bezahlt gezahlt acompte acomptes acconto acconti anticipo pagado pagato ' +
    'betaald aanbetaling zaplacono zaliczka prepayment',
  aside:
    'discount discounts rabatt skonto shipping freight postage versand versandkosten port remise remises sconto sconti ' +
    'descuento descuentos korting rabat handling savings escompte portes envio spedizione spese verzendkosten allowances ' +
    'charges surcharge surcharges fracht fee fees',
  invoice:
    'invoice inv bill rechnung rechnungs facture fattura factura factuur faktura faktury fakture fatturazione facturation ' +
    'facturacion billing invoicing credit note gutschrift avoir creditnota abono statement document dokument documento belegs bolletta bollette parcella nota notula quittung liquidation honorarnote jaarnota eindafrekening afrekening declaratie ' +
    'ricevuta recibo minuta honoraires rachunek abrechnung',
  number: 'number no nr num numero nummer numer nro n reference ref',
  date: 'date datum data fecha dates',
  issue:
    'issue issued issuing emission emissione emision expedicion wystawienia ausstellung ausstellungs uitgifte',
  until:
    'prelevement betaaltermijn echeance paiement reglement scadenza pagamento vencimiento pago platnosci limite deadline payment fallig falligkeit ' +
    'falligkeits zahlungs zahlung verval betaling uiterste limit termine',
  elsewhere:
    'delivery shipping shipped shipment dispatch service supply order ordered purchase po sales sale liefer lieferung bestellung bestell ' +
    'auftrag leistung leistungs commande livraison prestation vente consegna ordine spedizione trasporto entrega pedido ' +
    'operacion bestelling levering sprzedazy dostawy zamowienia wykonania uslugi start end print value',
  about:
    'betreft bij concerne concernant relating related original originale origine ursprung ursprungliche zur bezug riferimento rif ' +
    'ns dotyczy korygowana korygowanej rectificada rectifica against previous initiale collegata stornierte berichtigte',
  somebody:
    'customer client kunde kunden cliente klant klienta debitor debiteur account member user contract project quote offer ' +
    'vertrag projekt angebot devis contrat contratto contrato umowy dossier your our ihre unsere',
  silent:
    'of the de la le les du des der die das dem den in en et and und e y i for per fur pour al alla to be zu a te do di del ' +
    'della van het d l this eur euro euros usd chf gbp pln zl percent',
} as const

type Kind = keyof typeof words

const kinds = new Map<string, Kind[]>()
for (const [kind, list] of Object.entries(words) as [Kind, string][]) {
  for (const word of list.split(' ')) kinds.set(word, [...(kinds.get(word) ?? []), kind])
}

export interface Meaning {
  name: LabelName
  isCertain: boolean
}

/** German and Dutch compounds end with the amount or tax. */
const endings: [RegExp, Kind][] = [
  [/^[a-z]{3,}(betrag|beitrag|summe|preis|bedrag|total)$/, 'whole'],
  [/^[a-z]{3,}(steuer|belasting)$/, 'tax'],
]

function kindsOf(token: string): Kind[] {
  const known = kinds.get(token)
  if (known) return known
  const ending = endings.find(([form]) => form.test(token))
  return ending ? [ending[1]] : []
}

export function isLabelWord(token: string): boolean {
  return kindsOf(token).length > 0
}

/** The meaning of a label's words, or null. */
export function meaningOf(tokens: string[]): Meaning | null {
  const found = new Set<Kind>()
  for (const token of tokens) {
    if (/^\d+$/.test(token)) continue
    const own = kindsOf(token)
    if (!own.length) return null
    for (const kind of own) found.add(kind)
  }
  if (found.has('date')) return dateMeant(found)
  if (found.has('number') || found.has('about')) return numberMeant(found)
  return amountMeant(found)
}

function dateMeant(found: Set<Kind>): Meaning | null {
  if (found.has('tax') || found.has('whole') || found.has('number')) return null
  if (found.has('elsewhere') || found.has('about')) return { name: 'otherDate', isCertain: true }
  if (found.has('until') || found.has('due')) return { name: 'dueDate', isCertain: true }
  if (found.has('invoice') || found.has('issue')) return { name: 'issueDate', isCertain: true }
  return null
}

function numberMeant(found: Set<Kind>): Meaning | null {
  if (found.has('tax') || found.has('elsewhere')) return null
  if (found.has('somebody') || found.has('about')) return { name: 'otherNumber', isCertain: true }
  return found.has('invoice') ? { name: 'invoiceNumber', isCertain: true } : null
}

function amountMeant(found: Set<Kind>): Meaning | null {
  const other: Kind[] = ['number', 'elsewhere', 'somebody', 'issue', 'until']
  if (other.some((kind) => found.has(kind) && !found.has('aside'))) return null
  const hasWhole = found.has('whole') || found.has('part')
  if (found.has('aside')) return hasWhole ? { name: 'otherAmount', isCertain: true } : null
  if (found.has('due')) return { name: 'amountDue', isCertain: true }
  if (found.has('paid')) return { name: 'prepaid', isCertain: true }
  if (found.has('tax')) {
    if (found.has('within') && !found.has('part') && !found.has('net'))
      return { name: 'tax', isCertain: true }
    if (found.has('without')) return { name: 'subtotal', isCertain: true }
    if (found.has('including') && hasWhole) return { name: 'total', isCertain: true }
    if (found.has('including') || found.has('net') || found.has('part')) return null
    return { name: 'tax', isCertain: true }
  }
  if (found.has('gross')) return { name: 'total', isCertain: true }
  if (found.has('part') || (found.has('net') && hasWhole))
    return { name: 'subtotal', isCertain: true }
  if (hasWhole && found.has('invoice')) return { name: 'total', isCertain: true }
  return null
}

const titled = /^[a-z]{3,}(rechnung|gutschrift)$/
const numbered = /^[a-z]*(rechnung|gutschrift|faktur|factuur|nota|beleg)(en|s)?(nummer|nr|no)$/
const dated = /^[a-z]*(rechnung|gutschrift|faktur|factuur|nota|beleg)(en|s)?(datum)$/

/**
 * German and Dutch have compounds: a `Handelsrechnung` is a `Rechnung`, `Creditfactuurnr` a `factuurnummer`.
 */
export function plainTitle(token: string): string {
  if (numbered.test(token)) return 'rechnungsnummer'
  if (dated.test(token)) return 'rechnungsdatum'
  return titled.exec(token)?.[1] ?? token
}
