import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { dataDir } from '#config/app'
import portal from '#config/portal'
import { Role } from '#app/accounts/role'
import User from '#app/accounts/user'
import { saveSeller } from '#app/billing/documents/seller/save_seller'
import Seller from '#app/billing/seller'
import { readCatalogue, sampleCatalogue } from '#app/billing/seed/read_catalogue'
import { seedCatalogue } from '#app/billing/seed/seed_catalogue'
import type { SeedTally } from '#app/billing/seed/seed_report'
import { changeSetup } from '#app/billing/setup/change_setup'
import { operator } from '#app/accounts/audit/audit_log'
import { createStaff } from '#app/accounts/staff/create_staff'
import { databaseNow } from '#app/core/db/database_clock'
import { atTime } from '#app/core/db/given_time'
import { localFile } from '#app/core/files/import_file'
import { demoClients, demoSales } from '#app/demo/demo_history'
import { historyDays, writeHistory } from '#app/demo/write_history'
import { runImport } from '#app/imports/run/run_import'
import type { ImportOptions } from '#app/imports/importer'
import Upload, { completeStatuses, type UploadKind } from '#app/imports/upload'

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
const partnerEmail = demoClients[0].email

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

/**
 * Loads packages, domains, skills, relations and synonyms, one account for each role, and the history of the
 * demo's clients (`writeHistory`), through the same code as real use, and returns how many of each were created. When
 * repeated, adds missing accounts and packages without overwriting anything; a file that was loaded before is
 * skipped, since its records may have been edited. The passwords are random; they are passed to `print` and
 * written to DATA_DIR/demo-accounts.txt, readable by its owner only. Throws `DemoNotAllowed`.
 */
export async function loadDemo(print: (line: string) => void): Promise<void> {
  if (!portal.demo) throw new DemoNotAllowed()

  const { currencies, packages } = await seedCatalogue(await readCatalogue(sampleCatalogue()))
  print(lineOf('currencies', currencies))
  print(lineOf('packages', packages))
  for (const file of files) print(await loadOnce(file))
  const now = await databaseNow()
  const start = now.minus({ days: historyDays + 1 })
  await atTime(start, fillInSeller)
  const isNew = (await User.findBy('email', partnerEmail)) === null
  const password = newPassword()
  const accounts = await atTime(start, makeStaff)
  if (isNew) accounts.push({ role: Role.partner, email: partnerEmail, password })
  print(`accounts: ${accounts.length} created`)
  if (accounts.length) await saveAccounts(accounts, print)
  if (isNew) await atTime(start, chooseExamples)
  if (isNew) await writeHistory(now, { [partnerEmail]: password })
  print(
    isNew ? `history: ${historyDays} days, ${demoSales.length} sales` : 'history: already loaded'
  )
}

/** So that the sales of the demo have invoices; kept if somebody edited it. */
async function fillInSeller() {
  const { legalName } = await Seller.current()
  if (legalName === null) await saveSeller(seller, { actor: operator })
}

/** Familiar names, of different domains. */
async function chooseExamples() {
  const names = ['project management', 'SQL', 'accounting', 'JavaScript', 'first aid']
  await changeSetup({ example_skills: names }, { actor: operator })
}

function lineOf(what: string, { created, unchanged, kept }: SeedTally): string {
  const left = kept.length ? `, kept ${kept.length} that differ: ${kept.join(', ')}` : ''
  return `${what}: ${created} created, ${unchanged} unchanged${left}`
}

async function loadOnce({ kind, name, options = {} }: DemoFile): Promise<string> {
  const loaded = await Upload.query()
    .where({ kind, fileName: name })
    .whereIn('status', completeStatuses)
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

async function saveAccounts(accounts: Account[], print: (line: string) => void) {
  const lines = accounts
    .toSorted((a, b) => a.role - b.role)
    .map(({ role, email, password }) => `role ${role}  ${email.padEnd(28)}${password}`)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const text = `${lines.join('\n')}\n`
  await writeFile(join(dataDir, 'demo-accounts.txt'), text, { mode: 0o600, flag: 'a' })
  print('Demo accounts:')
  for (const line of lines) print(line)
}

function newPassword() {
  return `demo-${randomBytes(9).toString('base64url')}`
}
