import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { register } from '#app/auth/register'
import { Role } from '#app/auth/role'
import User from '#app/auth/user'
import { readCatalogue } from '#app/packages/read_catalogue'
import { seedCatalogue } from '#app/packages/seed_catalogue'
import type { PlaygroundQuery } from '#app/playground/playground_search'
import { runSearch } from '#app/playground/run_search'
import DefaultSetup from '#app/setup/default_setup'
import { createStaff } from '#app/staff/create_staff'
import { localFile } from '#app/uploads/import_file'
import { runImport } from '#app/uploads/run_import'

/** Loads the demo where DEMO=1 allows it; a real installation must have no accounts that nobody made. */
export class DemoNotAllowed extends Error {
  constructor() {
    super(
      'The demo is loaded where DEMO=1 says that this installation is one. Set it, or leave it.'
    )
  }
}

const files = [
  { kind: 'categories', name: 'demo_categories.csv.gz' },
  { kind: 'skills', name: 'demo_skills.csv.gz' },
  { kind: 'relations', name: 'demo_relations.csv.gz' },
] as const

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

/**
 * Loads packages, domains, skills and relations, one account for each role and a few searches of the
 * partner, all through what users use. Again it adds only what is missing. The accounts' passwords
 * are random; they are handed to `print` and kept in DATA_DIR/demo-accounts.txt, readable by its owner.
 * Throws `DemoNotAllowed`.
 */
export async function loadDemo(print: (line: string) => void): Promise<void> {
  if (!env.get('DEMO')) throw new DemoNotAllowed()

  await seedCatalogue(await readCatalogue(dataFile('demo_catalogue.json')))
  print('Packages and currencies are there')
  for (const { kind, name } of files) {
    const { created, unchanged } = await runImport({ kind, file: await localFile(dataFile(name)) })
    print(`${created + unchanged} ${kind}`)
  }
  const accounts = [...(await makeStaff()), ...(await makePartner())]
  if (accounts.length) await keepAccounts(accounts, print)
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
    await runSearch(searcher, query, { origin, setup })
  }
  return [{ role: Role.partner, email, password }]
}

async function keepAccounts(accounts: Account[], print: (line: string) => void) {
  const lines = accounts
    .toSorted((a, b) => a.role - b.role)
    .map(({ role, email, password }) => `role ${role}  ${email.padEnd(28)}${password}`)
  const folder = app.makePath(env.get('DATA_DIR'))
  await mkdir(folder, { recursive: true })
  const text = `${lines.join('\n')}\n`
  await writeFile(join(folder, 'demo-accounts.txt'), text, { mode: 0o600, flag: 'a' })
  print('Accounts of the demo:')
  for (const line of lines) print(line)
}

function newPassword() {
  return `demo-${randomBytes(6).toString('base64url')}`
}

function dataFile(name: string) {
  return app.makePath('database', 'data', name)
}
