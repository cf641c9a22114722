import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import Currency from '#app/currencies/currency'
import Package from '#app/packages/package'
import DefaultSetup from '#app/setup/default_setup'

const demo = app.makePath('database/data/demo_catalogue.json')

async function seed(...args: string[]) {
  const command = await ace.exec('packages:seed', args)
  return {
    exitCode: command.exitCode,
    said: command.logger.getLogs().map(({ message }) => message),
  }
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

  async function file(name: string, content: string) {
    const path = join(folder, name)
    await writeFile(path, content)
    return path
  }

  test('loads currencies, packages of every family and the free package of new clients', async ({
    assert,
  }) => {
    const { exitCode } = await seed(demo)

    assert.equal(exitCode, 0)
    const euro = await Currency.findByOrFail('code', 'EUR')
    assert.isTrue(euro.isBase)
    const starter = await Package.findByOrFail('name', 'Starter')
    assert.containSubset(starter, { price: 4900, currencyId: euro.id, priority: 20, version: 1 })
    assert.deepEqual(starter.features, ['5,000 calls a month', 'Every relation with its reason'])
    const paidByQuantity = await Package.findByOrFail('family', 'pay_as_you_go')
    assert.containSubset(paidByQuantity, { unitPrice: 2, price: 0, minimumQuantity: 500 })
    const free = await Package.findByOrFail('family', 'free')
    const setup = await DefaultSetup.current()
    assert.equal(setup.freePackageId, free.id)
  })

  test('changes nothing the second time', async ({ assert }) => {
    await seed(demo)
    const before = await Package.query().orderBy('id')
    const { said } = await seed(demo)
    const after = await Package.query().orderBy('id')

    assert.isTrue(said.some((line) => line.includes('packages: 0 created, 0 updated, 5 unchanged')))
    assert.deepEqual(
      after.map(({ id, version }) => [id, version]),
      before.map(({ id, version }) => [id, version])
    )
  })

  test('updates what differs and counts its version', async ({ assert }) => {
    await seed(demo)
    const header = 'family,name,total_calls,price,currency,validity_days,features'
    const csv = await file('packages.csv', `${header}\nbasic,Starter,6000,59.5,EUR,30,One|Two\n`)
    const { exitCode } = await seed(csv)

    assert.equal(exitCode, 0)
    const starter = await Package.findByOrFail('name', 'Starter')
    assert.containSubset(starter, { totalCalls: 6000, price: 5950, version: 2 })
    assert.deepEqual(starter.features, ['One', 'Two'])
  })

  test('writes nothing in a dry run', async ({ assert }) => {
    const { exitCode } = await seed(demo, '--dry-run')

    assert.equal(exitCode, 0)
    assert.lengthOf(await Package.all(), 0)
    assert.lengthOf(await Currency.all(), 0)
  })

  test('refuses the whole file and names the place of the fault', async ({ assert }) => {
    const yen = { code: 'JPY', name: 'Yen', symbol: '¥', exponent: 0 }
    const offer = { family: 'basic', name: 'A', total_calls: 1, price: '1.50', currency: 'JPY' }
    const tooFine = await file(
      'fine.json',
      JSON.stringify({ currencies: [yen], packages: [offer] })
    )
    const { exitCode, said } = await seed(tooFine)

    assert.equal(exitCode, 1)
    assert.isTrue(
      said.some((line) => line.includes('packages.0.price: has more decimals than JPY'))
    )
    assert.lengthOf(await Currency.all(), 0)
  })

  test('refuses a file that is neither, an unknown family and a missing file', async ({
    assert,
  }) => {
    const neither = await seed(await file('neither.csv', 'a,b\n1,2\n'))
    const family = await seed(await file('family.csv', 'family,name,total_calls\nluxury,A,1\n'))
    const missing = await seed(join(folder, 'missing.json'))

    for (const { exitCode } of [neither, family, missing]) assert.equal(exitCode, 1)
    assert.isTrue(neither.said.some((line) => line.includes('neither a column')))
    assert.isTrue(family.said.some((line) => line.includes('packages.0.family')))
    assert.isTrue(missing.said.some((line) => line.includes('no such file')))
  })
})
