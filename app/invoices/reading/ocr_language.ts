import { tokensOf } from '#app/invoices/reading/printed_text'

/** The installed models by their names in tesseract, with words that are unique to their language. */
const wordsOfLanguages = {
  eng: 'invoice total amount due date bill to payment number the and for of description quantity price tax thank you account address',
  deu: 'rechnung rechnungsnummer datum betrag gesamtbetrag mwst ust und der die das fur mit nr menge einzelpreis summe netto brutto zahlbar bitte strasse gmbh steuernummer kunde',
  fra: 'facture numero montant tva ttc ht et le la les des pour avec date echeance quantite prix client adresse reglement paiement siret rue unitaire',
  ita: 'fattura numero imponibile iva totale e il la di del per con quantita prezzo importo cliente pagamento partita codice fiscale via scadenza descrizione',
  spa: 'factura numero base imponible iva total y el la de del para con cantidad precio importe cliente pago fecha vencimiento calle nif cif descripcion',
  nld: 'factuur factuurnummer bedrag btw totaal en de het van voor met aantal prijs klant betaling datum vervaldatum omschrijving kvk straat excl incl',
  pol: 'faktura numer kwota vat razem i w z na do dla ilosc cena wartosc netto brutto nabywca sprzedawca nip data wystawienia zaplaty termin nazwa',
} as const

export type OcrLanguage = keyof typeof wordsOfLanguages

const books = Object.entries(wordsOfLanguages).map(
  ([language, words]) => [language as OcrLanguage, new Set(words.split(' '))] as const
)

/** The minimum score of a language: two long words, or a long one and some short ones. */
const leastWeight = 3

/** The detected language of a text, or null if the score is too low. */
export function languageOfText(text: string): OcrLanguage | null {
  const tokens = tokensOf(text).filter((token) => /^[a-z]+$/.test(token))
  let best: OcrLanguage | null = null
  let most = leastWeight
  for (const [language, words] of books) {
    const hits = new Set(tokens.filter((token) => words.has(token)))
    /** Long words are rarely shared by languages. */
    const weight = [...hits].reduce((sum, word) => sum + (word.length > 4 ? 2 : 0.5), 0)
    if (weight >= most && (weight > most || !best)) [best, most] = [language, weight]
  }
  return best
}
