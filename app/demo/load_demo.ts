import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { dataDir } from '#config/app'
import portal from '#config/portal'
import { register } from '#app/clients/register'
import { Role } from '#app/accounts/role'
import User from '#app/accounts/user'
import Client from '#app/accounts/client'
import { inTransaction } from '#app/core/db/in_transaction'
import { saveSeller } from '#app/billing/documents/seller/save_seller'
import Seller from '#app/billing/seller'
import { activatePackage, type Activation } from '#app/billing/sales/activate_package'
import { pricedFamilies, type Family } from '#app/billing/families'
import Package from '#app/billing/package'
import { readCatalogue, sampleCatalogue } from '#app/billing/seed/read_catalogue'
import { seedCatalogue } from '#app/billing/seed/seed_catalogue'
import type { SeedTally } from '#app/billing/seed/seed_report'
import type { PlaygroundQuery } from '#app/search/playground/playground_search'
import { runSearch } from '#app/search/playground/run_search'
import Sale from '#app/billing/sale'
import { settleSale } from '#app/billing/sales/settle_sale'
import { callResponse } from '#app/billing/metering/metered_call'
import DefaultSetup from '#app/billing/default_setup'
import { operator } from '#app/accounts/audit/audit_log'
import { createStaff } from '#app/accounts/staff/create_staff'
import { localFile } from '#app/core/files/import_file'
import { runImport } from '#app/imports/run/run_import'
import type { ImportOptions } from '#app/imports/importer'
import Upload, { type UploadKind } from '#app/imports/upload'

/** The demo requires DEMO=1, so that real installations get no accounts by accident. */
export class DemoNotAllowed extends Error {
  constructor() {
    super('The demo can only be loaded with DEMO=1.')
  }
}

interface DemoFile {
  kind: UploadKind
  name: string
  options?: Partial<ImportOptions>
}

const files: DemoFile[] = [
  { kind: 'categories', name: 'demo_categories.csv.gz' },
  { kind: 'skills', name: 'demo_skills.csv.gz' },
  { kind: 'skills', name: 'demo_skills_fr.csv.gz', options: { language: 'fr' } },
  { kind: 'relations', name: 'demo_relations.csv.gz' },
  { kind: 'synonyms', name: 'demo_synonyms.csv' },
]

const staff = [
  { email: 'admin@demo.example.com', fullName: 'Ada Admin', role: Role.admin },
  { email: 'subadmin@demo.example.com', fullName: 'Sam Subadmin', role: Role.subAdmin },
  { email: 'company@demo.example.com', fullName: 'Cora Curator', role: Role.companyUser },
]
const partner = { email: 'partner@demo.example.com', fullName: 'Pat Partner' }

const searches: Array<Pick<PlaygroundQuery, 'skills'> & { origin: 'playground' | 'api' }> = [
  { skills: ['JavaScript'], origin: 'playground' },
  { skills: ['Python (computer programming)', 'statistics'], origin: 'playground' },
  { skills: ['project management', 'manage budgets'], origin: 'api' },
  { skills: ['machne learning'], origin: 'playground' },
  { skills: ['SQL', 'accounting'], origin: 'api' },
  { skills: ['underwater basket weaving'], origin: 'api' },
]

const seller = {
  legal_name: 'Skillary Demo GmbH',
  street: 'Musterstraße 1',
  post_code: '10115',
  city: 'Berlin',
  country: 'DE',
  vat_id: 'DE136695976',
  tax_number: '30/123/45678',
  registration: 'HRB 12345 B, Amtsgericht Charlottenburg',
  email: 'billing@demo.example.com',
  bank_name: 'Musterbank',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  payment_instructions: 'This is a demo. Please do not pay.',
  default_tax_rate: 1900,
  time_zone: 'Europe/Berlin',
}

/** Buyers in the demo other than the partner's client, and what staff assigned to them. */
const buyers = [
  { name: 'Nordwind Analytics', email: 'office@nordwind.example.com', country: 'DE' },
  { name: 'Lakeside Learning', email: 'office@lakeside.example.com', country: 'US' },
]

/**
 * Loads packages, domains, skills, relations and synonyms, one account for each role, a few searches and
 * purchases of the partner and sales to others, through the same code as real use, and returns how
 * many of each were created. When repeated, adds missing accounts, packages and sales without
 * overwriting anything; a file that was loaded before is skipped, since its records may have been
 * edited. The passwords are random; they are passed to `print` and written to
 * DATA_DIR/demo-accounts.txt, readable by its owner only. Throws `DemoNotAllowed`.
 */
export async function loadDemo(print: (line: string) => void): Promise<void> {
  if (!portal.demo) throw new DemoNotAllowed()

  const { currencies, packages } = await seedCatalogue(await readCatalogue(sampleCatalogue()))
  print(lineOf('currencies', currencies))
  print(lineOf('packages', packages))
  for (const file of files) print(await loadOnce(file))
  const accounts = [...(await makeStaff()), ...(await makePartner())]
  print(`accounts: ${accounts.length} created`)
  if (accounts.length) await saveAccounts(accounts, print)
  await fillInSeller()
  print(`sales: ${await makeSales()} created`)
}

/** So that the sales of the demo have invoices; kept if somebody edited it. */
async function fillInSeller() {
  const { legalName } = await Seller.current()
  if (legalName === null) await saveSeller(seller, { actor: operator })
}

function lineOf(what: string, { created, unchanged, kept }: SeedTally): string {
  const left = kept.length ? `, kept ${kept.length} that differ: ${kept.join(', ')}` : ''
  return `${what}: ${created} created, ${unchanged} unchanged${left}`
}

async function loadOnce({ kind, name, options = {} }: DemoFile): Promise<string> {
  const loaded = await Upload.query()
    .where({ kind, fileName: name })
    .whereIn('status', ['succeeded', 'succeeded_with_errors'])
    .first()
  if (loaded) return `${kind}: 0 created, already loaded`

  const file = await localFile(app.makePath('database', 'data', name))
  const values = {
    kind,
    fileName: name,
    bytes: file.bytes,
    status: 'running',
    options,
  } as const
  const upload = await Upload.create(values)
  await upload.refresh()
  const { created, updated, unchanged, failed } = await runImport({ upload, file })
  const rest = [
    `${updated} updated`,
    `${unchanged} unchanged`,
    ...(failed ? [`${failed} failed`] : []),
  ]
  return `${kind}: ${created} created, ${rest.join(', ')}`
}

interface Account {
  role: number
  email: string
  password: string
}

async function makeStaff(): Promise<Account[]> {
  const made: Account[] = []
  for (const person of staff) {
    if (await User.findBy('email', person.email)) continue
    const password = newPassword()
    const { email, fullName, role } = person
    await createStaff({ email, full_name: fullName, role, password })
    made.push({ role: person.role, email: person.email, password })
  }
  return made
}

async function makePartner(): Promise<Account[]> {
  const { email, fullName } = partner
  if (await User.findBy('email', email)) return []

  const password = newPassword()
  const user = await register({
    full_name: fullName,
    organisation: 'Demo Partner Ltd',
    email,
    password,
    address: '127.0.0.1',
  })
  const setup = await DefaultSetup.current()
  for (const { skills, origin } of searches) {
    const query = { skills, min_weight: 0, max_weight: 100, limit: 25 }
    const searcher = { kind: 'client', clientId: user.ownClientId, userId: user.id } as const
    await runSearch(searcher, query, { origin, setup, format: callResponse })
  }
  return [{ role: Role.partner, email, password }]
}

/** Sells to clients without sales, if packages are on offer; returns the number of sales. */
async function makeSales(): Promise<number> {
  const [basic, payAsYouGo, additional] = await Promise.all(
    (['basic', 'pay_as_you_go', 'additional_talk_time'] as const).map(cheapest)
  )
  if (!basic || !payAsYouGo || !additional) return 0
  let made = 0
  const buyer = await User.findByOrFail('email', partner.email)
  const client = await Client.findOrFail(buyer.ownClientId)
  const self = { actor: { id: buyer.id, ip: null }, channel: 'self' as const }
  if (await lacksSales(client)) {
    const sale = await sell({ ...self, client, offer: basic })
    await settleSale(sale, 'paid', { note: 'Bank transfer', actor: operator })
    await sell({ ...self, client, offer: additional })
    made += 2
  }
  const staffActs = { actor: operator, channel: 'admin' as const }
  for (const [index, details] of buyers.entries()) {
    const other = await Client.firstOrCreate(
      { email: details.email },
      { ...details, status: 'active' }
    )
    if (!(await lacksSales(other))) continue
    const quantity = payAsYouGo.minimumQuantity ?? 1
    const sale = await sell({ ...staffActs, client: other, offer: payAsYouGo, quantity })
    await sell({ ...staffActs, client: other, offer: basic })
    await settleSale(sale, index === 0 ? 'paid' : 'voided', { actor: operator })
    made += 2
  }
  return made
}

/** The cheapest package on offer; prices are compared in the base currency. */
function cheapest(family: Family): Promise<Package | null> {
  return Package.query()
    .where({ family, status: 'active' })
    .whereHas('currency', (currency) => currency.where('isBase', true))
    .orderBy('price')
    .orderBy('id')
    .first()
}

/** Free packages do not count, since every registered client has one. */
async function lacksSales({ id }: Client): Promise<boolean> {
  const sale = await Sale.query().where('client_id', id).whereIn('family', pricedFamilies).first()
  return sale === null
}

async function sell(activation: Activation): Promise<Sale> {
  const { sale } = await inTransaction((trx) => activatePackage(activation, trx))
  return sale
}

async function saveAccounts(accounts: Account[], print: (line: string) => void) {
  const lines = accounts
    .toSorted((a, b) => a.role - b.role)
    .map(({ role, email, password }) => `role ${role}  ${email.padEnd(28)}${password}`)
  await mkdir(dataDir, { recursive: true })
  const text = `${lines.join('\n')}\n`
  await writeFile(join(dataDir, 'demo-accounts.txt'), text, { mode: 0o600, flag: 'a' })
  print('Demo accounts:')
  for (const line of lines) print(line)
}

function newPassword() {
  return `demo-${randomBytes(6).toString('base64url')}`
}
