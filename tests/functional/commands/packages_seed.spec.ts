import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ace from '@adonisjs/core/services/ace'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { operator } from '#app/accounts/audit/audit_log'
import Currency from '#app/money/currency'
import { setBaseCurrency, updateCurrency } from '#app/billing/currencies/save_currency'
import { familyIds } from '#app/billing/families'
import Package from '#app/billing/package'
import { createPackage, updatePackage } from '#app/billing/packages/save_package'
import { changeSetup } from '#app/billing/setup/change_setup'
import DefaultSetup from '#app/billing/default_setup'
import { auditEntriesFromNow } from '#tests/helpers/audit_log'

async function seed(...args: string[]) {
  const command = await ace.exec('packages:seed', args)
  const output = command.logger.getLogs().map(({ message }) => message)
  command.logger.flushLogs()
  return { exitCode: command.exitCode, output }
}

test.group('packages:seed', (group) => {
  let folder: string
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'skillary-seed-'))
    ace.ui.switchMode('raw')
    return async () => {
      ace.ui.switchMode('normal')
      await rm(folder, { recursive: true })
    }
  })

  async function file(name: string, content: string | Buffer) {
    const path = join(folder, name)
    await writeFile(path, content)
    return path
  }

  test('loads the default samples of every family, in three currencies', async ({ assert }) => {
    const { exitCode, output } = await seed()

    assert.equal(exitCode, 0)
    assert.isTrue(says(output, 'currencies: 3 created, 0 updated, 0 unchanged'))
    assert.isTrue(says(output, 'packages: 9 created, 0 updated, 0 unchanged'))
    const currencies = await Currency.query().orderBy('code')
    assert.deepEqual(
      currencies.map(({ code, exponent, isBase }) => [code, exponent, isBase]),
      [
        ['EUR', 2, true],
        ['JPY', 0, false],
        ['USD', 2, false],
      ]
    )
    const offers = await Package.all()
    assert.sameMembers([...new Set(offers.map(({ family }) => family))], [...familyIds])
    const starter = await Package.findByOrFail('name', 'Starter')
    assert.containSubset(starter, { price: 4900, priority: 20, version: 1, status: 'active' })
    assert.deepEqual(starter.features, ['Playground and API', 'Reasons for every match'])
    const inYen = await Package.findByOrFail('name', 'Starter Japan')
    assert.equal(inYen.price, 8000)
    const paidByQuantity = await Package.findByOrFail('name', 'Pay as you go')
    assert.containSubset(paidByQuantity, { unitPrice: 2, price: 0, minimumQuantity: 500 })
    const free = await Package.findByOrFail('family', 'free')
    const setup = await DefaultSetup.current()
    assert.equal(setup.freePackageId, free.id)
  })

  test('changes nothing the second time, not even with --update', async ({ assert }) => {
    await seed()
    const before = await versions()
    for (const flags of [[], ['--update']]) {
      const { output } = await seed(...flags)

      assert.isTrue(says(output, 'currencies: 0 created, 0 updated, 3 unchanged'))
      assert.isTrue(says(output, 'packages: 0 created, 0 updated, 9 unchanged'))
      assert.isFalse(says(output, 'kept'))
    }
    assert.deepEqual(await versions(), before)
  })

  test('logs records as created by the operator', async ({ assert }) => {
    const entered = await auditEntriesFromNow()
    await seed()

    const entries = await entered()
    const actions = entries.map(({ action, subject, actorId }) => [action, subject, actorId])
    assert.lengthOf(actions, 3 + 9 + 1)
    assert.deepEqual(actions[0], ['created', 'currency', null])
    assert.deepEqual(actions[3], ['created', 'package', null])
    assert.deepEqual(actions.at(-1), ['updated', 'default_setup', null])
  })

  test('keeps records that staff edited, and lists them', async ({ assert }) => {
    await seed()
    await staffEdit()
    const before = await versions()
    const { exitCode, output } = await seed()

    assert.equal(exitCode, 0)
    assert.isTrue(says(output, 'currencies: kept 1 that differ: USD (rate)'))
    assert.isTrue(
      says(
        output,
        'packages: kept 2 that differ: Starter (price), Business (total_calls, features)'
      )
    )
    assert.isTrue(says(output, 'packages: 0 created, 0 updated, 7 unchanged'))
    assert.isTrue(says(output, 'The default free package was kept'))
    assert.deepEqual(await versions(), before)
  })

  test('updates differing records with --update, with version and log', async ({ assert }) => {
    await seed()
    await staffEdit()
    const entered = await auditEntriesFromNow()
    const { output } = await seed('--update')

    assert.isTrue(says(output, 'currencies: 0 created, 1 updated, 2 unchanged'))
    assert.isTrue(says(output, 'packages: 0 created, 2 updated, 7 unchanged'))
    const starter = await Package.findByOrFail('name', 'Starter')
    assert.containSubset(starter, { price: 4900, version: 3 })
    const dollar = await Currency.findByOrFail('code', 'USD')
    assert.containSubset(dollar, { rate: 0.92, version: 3 })
    const entries = await entered()
    assert.deepEqual(
      entries.map(({ action, subjectName, actorId }) => [action, subjectName, actorId]),
      [
        ['updated', 'USD', null],
        ['updated', 'Starter', null],
        ['updated', 'Business', null],
        ['updated', 'Limitation Setup', null],
      ]
    )
    assert.deepEqual(entries[1].before, { price: 5900 })
    assert.deepEqual(entries[1].after, { price: 4900 })
  })

  test('keeps the base currency; --update changes it to that of the file', async ({ assert }) => {
    await seed()
    const dollar = await Currency.findByOrFail('code', 'USD')
    await setBaseCurrency(dollar, { actor: operator })
    const pound = { code: 'GBP', rate: 1.15 }
    const more = await file(
      'more.json',
      JSON.stringify({
        currencies: [{ code: 'EUR', is_base: true }, { code: 'USD', rate: 0.92 }, pound],
      })
    )

    const unchanged = await seed(more)
    assert.isTrue(says(unchanged.output, 'currencies: kept 1 that differ: EUR (is_base)'))
    const [pounds, dollars] = await Currency.query().whereIn('code', ['GBP', 'USD']).orderBy('code')
    assert.isTrue(dollars.isBase)
    assert.equal(pounds.rate, 1.25)

    await seed(more, '--update')
    const euros = await Currency.findByOrFail('code', 'EUR')
    assert.isTrue(euros.isBase)
    const rates = await Currency.query().whereIn('code', ['EUR', 'USD', 'GBP']).orderBy('code')
    assert.deepEqual(
      rates.map(({ rate }) => rate),
      [1, 1.15, 0.92]
    )
  })

  test('accepts a CSV and keeps unspecified values', async ({ assert }) => {
    await seed()
    const header = 'family,name,total_calls,price,currency,features'
    const csv = await file('packages.csv', `${header}\nbasic,Starter,6000,59.5,EUR,One|Two\n`)
    const { exitCode } = await seed(csv, '--update')

    assert.equal(exitCode, 0)
    const starter = await Package.findByOrFail('name', 'Starter')
    assert.containSubset(starter, { totalCalls: 6000, price: 5950, version: 2, validityDays: 30 })
    assert.deepEqual(starter.features, ['One', 'Two'])
  })

  test('uses the share of results of Limitation Setup by default', async ({ assert }) => {
    await changeSetup({ res_percentage: 35 }, { actor: operator })
    await seed()

    const offers = await Package.all()
    assert.isTrue(offers.every(({ resPercentage }) => resPercentage === 35))
  })

  test('writes nothing in a dry run', async ({ assert }) => {
    const entered = await auditEntriesFromNow()
    const { exitCode, output } = await seed('--dry-run')

    assert.equal(exitCode, 0)
    assert.isTrue(says(output, 'packages: 9 created'))
    assert.lengthOf(await Package.all(), 0)
    assert.lengthOf(await Currency.all(), 0)
    assert.lengthOf(await entered(), 0)
  })

  test('refuses the whole file and names file, place and remedy: {says}')
    .with([
      {
        content: catalogueOf({ price: '1.50' }),
        says: 'packages.0.price: The price has more decimals than JPY allows.',
      },
      { content: catalogueOf({ price: undefined }), says: 'packages.0.price: Enter the price.' },
      {
        content: catalogueOf({ price: 4900 }),
        says: 'packages.0.price: The amount must be a string',
      },
      {
        content: catalogueOf({ family: 'luxury' }),
        says: 'packages.0.family: The package type must be',
      },
      {
        content: catalogueOf({}, { is_base: false }),
        says: 'currencies: Mark the base currency',
      },
      {
        content: catalogueOf({}, { code: 'ABC' }),
        says: 'currencies.0.code: ABC is not a currency',
      },
      {
        content: catalogueOf({}, { rate: 2 }),
        says: 'currencies.0.rate: The rate of the base currency JPY must be 1',
      },
      {
        content: '{"default_free_package": "None"}',
        says: 'default_free_package: There is no free',
      },
      { content: '{}', says: 'The file has none of' },
      { content: '[]', says: 'The file contains an array' },
      { content: '{"packages": [', says: 'The file is not valid JSON' },
      { content: 'a,b\n1,2\n', says: 'The file is neither JSON nor a CSV' },
      { content: '', says: 'The file is neither JSON nor a CSV' },
    ])
    .run(async ({ assert }, { content, says: sentence }) => {
      const path = await file('refused', content)
      const { exitCode, output } = await seed(path)

      assert.equal(exitCode, 1)
      assert.lengthOf(output, 1)
      assert.include(output[0], `${path}: ${sentence}`)
      assert.include(output[0], 'Nothing was written.')
      assert.lengthOf(await Currency.all(), 0)
      assert.lengthOf(await Package.all(), 0)
    })

  test('refuses missing files, folders and damaged files', async ({ assert }) => {
    const missing = join(folder, 'missing.json')
    const gzip = await file('damaged.json.gz', Buffer.from([0x1f, 0x8b, 8, 0, 1]))
    const bytes = await file('latin.csv', Buffer.from('family,name\nbasic,caf\xe9\n', 'latin1'))

    for (const [path, sentence] of [
      [missing, 'The file does not exist'],
      [folder, 'The path is a directory'],
      [gzip, 'The gzip file is damaged'],
      [bytes, 'The file is not UTF-8 text'],
    ]) {
      const { exitCode, output } = await seed(path)
      assert.equal(exitCode, 1)
      assert.lengthOf(output, 1)
      assert.include(output[0], `${path}: ${sentence}`)
    }
  })
})

function says(output: string[], text: string): boolean {
  return output.some((line) => line.includes(text))
}

/** The versions of all currencies and packages, and the default free package. */
async function versions() {
  const currencies = await Currency.query().orderBy('id')
  const offers = await Package.query().orderBy('id')
  const { freePackageId } = await DefaultSetup.current()
  return [freePackageId, ...[...currencies, ...offers].map(({ uid, version }) => [uid, version])]
}

/** Changes a rate, a price, calls and features, and the default free package. */
async function staffEdit() {
  const writing = { actor: operator }
  await updateCurrency(await Currency.findByOrFail('code', 'USD'), { rate: 0.95 }, writing)
  await updatePackage(await Package.findByOrFail('name', 'Starter'), { price: 5900 }, writing)
  const business = await Package.findByOrFail('name', 'Business')
  await updatePackage(business, { total_calls: 60_000, features: ['More'] }, writing)
  const other = await createPackage('free', { ...welcome }, operator)
  await changeSetup({ free_package: other.uid }, writing)
}

const welcome = { name: 'Welcome', total_calls: 20, status: 'active' as const }

/** A catalogue with one package in yen, as JSON. */
function catalogueOf(offer: Record<string, unknown>, currency: Record<string, unknown> = {}) {
  const priced = { family: 'basic', name: 'A', total_calls: 1, price: '150', currency: 'JPY' }
  return JSON.stringify({
    currencies: [{ code: 'JPY', is_base: true, ...currency }],
    packages: [{ ...priced, ...offer }],
  })
}
