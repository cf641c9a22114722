import { test } from '@japa/runner'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { readInvoiceText } from '#app/invoices/reading/text/read_invoice_text'
import { isName } from '#app/invoices/reading/text/parties/name_texts'

const read = (text: string) => readInvoiceText(plainPages(Buffer.from(text), 1).pages)

test.group('Names of real invoices', () => {
  test('are not "{$self}"')
    .with([
      'H.no 40 Fox Colony',
      'Plot No. 60',
      'Hubala 7/12',
      'Unregistered',
      'Endereço',
      'Por cuenta y orden de Zorro S.A.',
      'On behalf of Fox Ltd',
    ])
    .run(({ assert }, text) => assert.isFalse(isName(text)))

  test('are "{$self}"')
    .with(['A. M. S. Industria e Comercio de Artefatos de Papel', 'Plot Fox Ltd', 'Studio 54'])
    .run(({ assert }, text) => assert.isTrue(isName(text)))

  test('a Polish legal form can be wrapped', ({ assert }) => {
    const { seller, buyer } = read(`
 Faktura nr F/2025/12/1030                           Data wystawienia 05.12.2025

 Sprzedawca/podatnik                                 Nabywca/płatnik
 Lis Dystrybucja Spółka z ograniczoną                Anna Wilk
 odpowiedzialnością Sp.k
 Hubala 7/12                                         Palmowa 39
 05-803 Pruszków                                     85-485 Bydgoszcz
 NIP: 5272951048

 DO ZAPŁATY: 99,96 zł
`)
    assert.equal(seller.name?.value, 'Lis Dystrybucja Spółka z ograniczoną odpowiedzialnością Sp.k')
    assert.equal(buyer.name?.value, 'Anna Wilk')
  })

  test('at `Nome` below the details of the user are those of the buyer', ({ assert }) => {
    const { seller, buyer } = read(`
 Cutelaria Ideal, Lda.
 Rua do Cais 12, 2800-108 Lisboa

 Fatura
 Data: 14/02/2026

 Informações do Utilizador                 Morada de Expedição
 Nome: João Raposo                         Endereço: Praça do Cais
 Telefone: 969 422 997                     País: Portugal

 Produto              Quantidade     Preço Unitário     Subtotal
 Facas                         1           147,00 €     147,00 €

                                           Total:       147,00 €
`)
    assert.equal(seller.name?.value, 'Cutelaria Ideal, Lda.')
    assert.equal(buyer.name?.value, 'João Raposo')
  })

  test('an account is read directly after its label and a dash', ({ assert }) => {
    const { seller } = read(`
 Volpe S.R.L.S.
 Strada Provinciale 40 - 20084 Lacchiarella (MI)
 IBAN-IT60X0542811101000000123456

 Fattura nr. 145 del 31/05/2026

 Totale                                                      120,00 €
`)
    assert.equal(seller.iban?.value, 'IT60X0542811101000000123456')
  })
})
