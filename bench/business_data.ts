import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { jsonTable } from '#app/core/db/raw_rows'
import { isPostgres } from '#app/core/db/prepared_rows'
import { newUid } from '#app/core/uid'
import { isoCurrencies } from '#app/money/iso_4217'
import { numbersUpTo } from './search_data.js'

/** The columns of a table, as SQL expressions of the row number `n`. */
type Columns = Record<string, string>

/**
 * Fills the tables of all lists except those of skills and relations, in proportion to the number
 * of skills; what belongs to a user belongs to the one with this id.
 */
export async function loadBusiness(client: QueryClientContract, skills: number, userId: number) {
  const pg = isPostgres(client)
  const [clients, sales] = [Math.round(skills / 50), Math.round(skills / 10)]
  const literal = (text: string) => `'${text}'`
  const text = (before: string) => `'${before} ' || n`
  /** The same for each table, since ids of different tables are not compared. */
  const uid = pg
    ? `cast(lpad(to_hex(n), 32, '0') as uuid)`
    : `printf('00000000-0000-0000-0000-%012x', n)`
  const before = (minutes: string) =>
    pg
      ? `date_trunc('second', now()) - (${minutes}) * interval '1 minute'`
      : `datetime('now', '-' || (${minutes}) || ' minutes')`
  const among = (count: number) => `1 + n % ${count}`

  async function fill(table: string, count: number, columns: Columns) {
    const at = before(`${count} - n`)
    const all: Columns = { created_at: at, ...columns }
    await client.rawQuery(
      `insert into ${table} (${Object.keys(all).join(', ')})
         select ${Object.values(all).join(', ')} from ${numbersUpTo(client, 'numbers', count)}`
    )
  }
  const updated = (count: number) => ({ updated_at: before(`${count} - n`) })

  await loadCurrencies(client)
  await fill('clients', clients, {
    uid,
    name: text('Client'),
    name_key: text('client'),
    contact_name: text('Contact'),
    email: `'client' || n || '@example.com'`,
    country: pick('DE', 'FR', 'US', 'IN', 'CH'),
    status: mostly('active', 'suspended'),
    ...updated(clients),
  })
  await fill('users', clients, {
    uid,
    full_name: text('Person'),
    email: `'person' || n || '@example.com'`,
    role: 'case when n % 20 = 0 then 4 when n % 400 = 1 then 1 else 2 end',
    client_id: 'case when n % 20 = 0 or n % 400 = 1 then null else n end',
    status: mostly('active', 'suspended', 'invited'),
    ...updated(clients),
  })
  const packages = 400
  const families = pick('basic', 'pay_as_you_go', 'additional_talk_time', 'free')
  await fill('packages', packages, {
    uid,
    family: families,
    name: text('Package'),
    total_calls: '100 * n',
    price: '100 * n',
    unit_price: 'n',
    minimum_quantity: '1',
    maximum_quantity: '100',
    currency_id: among(3),
    priority: 'n % 10',
    features: literal('[]'),
    status: mostly('active', 'draft', 'archived'),
    ...updated(packages),
  })
  await fill('client_packages', sales, {
    uid,
    client_id: among(clients),
    package_id: among(packages),
    family: families,
    name: text('Package'),
    price: '100',
    currency_code: pick('EUR', 'USD', 'GBP'),
    priority: 'n % 10',
    package_version: '1',
    total_calls: '1000',
    usage_calls: 'case when n % 10 = 0 then 1000 else n % 1000 end',
    activated_at: before(`${sales} - n`),
    expires_at: `case when n % 3 = 0 then ${before(`${sales / 2} - n`)} end`,
    status: mostly('active', 'cancelled', 'refunded'),
    ...updated(sales),
  })
  await fill('sales', sales, {
    uid,
    number: 'n',
    client_id: among(clients),
    client_package_id: 'n',
    client_name: `'Client ' || (${among(clients)})`,
    family: families,
    package_name: `'Package ' || (${among(packages)})`,
    package_version: '1',
    total_calls: '1000',
    quantity: '1',
    unit_price: '100',
    amount: '100',
    currency_code: pick('EUR', 'USD', 'GBP'),
    currency_symbol: literal('€'),
    currency_exponent: '2',
    rate: '1',
    base_currency_code: literal('EUR'),
    base_currency_exponent: '2',
    base_amount: '100',
    channel: mostly('self', 'admin', 'free'),
    payment_status: mostly('paid', 'unpaid', 'waived', 'void'),
  })
  await fill('api_keys', clients, {
    uid,
    client_id: 'n',
    user_id: String(userId),
    name: text('Key'),
    prefix: `'sk_' || n`,
    hash: text('hash'),
    abilities: literal('[]'),
    ...updated(clients),
  })
  await fill('search_history', skills, {
    uid,
    request_id: uid,
    client_id: among(clients),
    user_id: `case when n % 50 = 0 then ${userId} end`,
    client_package_id: among(sales),
    api_key_id: `case when n % 2 = 0 then ${among(clients)} end`,
    call: mostly('playground-search', 'related', 'lookup', 'extract', 'changes'),
    origin: pick('playground', 'api'),
    skills: literal('["JavaScript"]'),
    filters: literal('{}'),
    total_matches: 'n % 100',
    returned: '10',
    outcome: mostly('found', 'empty', 'unresolved'),
    units: '1',
    latency_ms: '3',
  })
  await fill('call_ledger', skills, {
    client_id: among(clients),
    client_package_id: among(sales),
    request_id: uid,
    kind: literal('charge'),
    units: '1',
  })
  await fill('audit_entries', skills, {
    actor_id: among(clients),
    action: mostly('updated', 'created', 'archived', 'restored', 'merged'),
    subject: `case when n % 1000 = 0 then 'default_setup' else ${mostly('skill', 'client', 'sale')} end`,
    subject_uid: `case when n % 1000 <> 0 then ${uid} end`,
    subject_name: text('Skill'),
  })
  await fill('uploads', clients, {
    uid,
    kind: mostly('relations', 'skills', 'categories'),
    file_name: `'upload-' || n || '.csv'`,
    bytes: '1000',
    options: literal('{}'),
    status: mostly('succeeded', 'succeeded_with_errors', 'failed', 'cancelled'),
    dry_run: `n % 5 = 0`,
    started_by: among(100),
    ...updated(clients),
  })
  await fill('synonyms', clients, {
    uid,
    term: text('term'),
    term_key: text('term'),
    equivalent: text('word'),
    equivalent_key: text('word'),
    language: pick('en', 'de', 'fr'),
    ...updated(clients),
  })
  await fill('contact_messages', clients, {
    uid,
    name: text('Person'),
    email: `'person' || n || '@example.com'`,
    organisation: text('Company'),
    subject: text('Question'),
    message: `'A question about packages, prices and the invoices of the year ' || n`,
    status: mostly('done', 'open'),
    ...updated(clients),
  })
  await fill('webhooks', 10, {
    uid,
    url: `'https://example.com/' || n`,
    events: literal('[]'),
    secret: literal('secret'),
    ...updated(10),
  })
  await fill('webhook_deliveries', sales, {
    uid,
    webhook_id: '1',
    event: mostly('skill.updated', 'skill.created', 'relation.updated'),
    payload: literal('{}'),
    state: mostly('delivered', 'failed', 'pending'),
    ...updated(sales),
  })
  await fill('notifications', clients, {
    uid,
    user_id: String(userId),
    kind: literal('upload_finished'),
    message: text('Upload'),
    read_at: `case when n % 100 > 0 then ${before('0')} end`,
    ...updated(clients),
  })
  await fill('invoice_readings', clients, {
    uid,
    user_id: String(userId),
    file_name: `'invoice-' || n || '.pdf'`,
    bytes: '1000',
    media_type: literal('application/pdf'),
    state: mostly('read', 'refused'),
    reading: `case when n % 100 <> 1 then ${pg ? `cast('{}' as json)` : `'{}'`} end`,
    problem: `case when n % 100 = 1 then 'unreadable' end`,
    corrections: literal('{}'),
    document_type: mostly('invoice', 'credit_note'),
    invoice_number: text('R'),
    seller: text('Seller'),
    ms: '10',
    ...updated(clients),
  })
  await fill('change_log', skills, {
    subject: literal('skill'),
    subject_id: among(skills),
    action: literal('updated'),
  })
  await client.rawQuery('analyze')
}

async function loadCurrencies(client: QueryClientContract) {
  const rows = [...isoCurrencies.keys()].map((code) => ({ uid: newUid(), code }))
  await client.rawQuery(
    `insert into currencies (uid, code, name, symbol, rate, created_at, updated_at)
       select uid, code, 'Currency ' || code, code, 1, current_timestamp, current_timestamp
         from ${jsonTable(client, 'given', { uid: 'uuid', code: 'text' })}
        where code not in (select code from currencies)`,
    [JSON.stringify(rows)]
  )
}

/** Each of the values equally often. */
function pick(...values: string[]) {
  const whens = values.map((value, at) => `when ${at} then '${value}'`)
  return `case n % ${values.length} ${whens.join(' ')} end`
}

/** The first value for most rows, each of the others for one in a hundred. */
function mostly(usual: string, ...others: string[]) {
  const whens = others.map((value, at) => `when ${at + 1} then '${value}'`)
  return `case n % 100 ${whens.join(' ')} else '${usual}' end`
}
