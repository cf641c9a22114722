import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { operator } from '#app/accounts/audit/audit_log'
import Client from '#app/accounts/client'
import { updateClient } from '#app/clients/update_client'
import Currency from '#app/money/currency'
import { deleteCurrency, updateCurrency } from '#app/billing/currencies/save_currency'
import { createPackage, deletePackage, updatePackage } from '#app/billing/packages/save_package'
import Package from '#app/billing/package'
import { changeSetup } from '#app/billing/setup/change_setup'
import DefaultSetup from '#app/billing/default_setup'
import { PackageFactory } from '#database/factories/package_factory'
import { ClientFactory } from '#database/factories/user_factory'
import { freshDatabase } from '#tests/helpers/fresh_database'
import { createOffers } from '#tests/helpers/offers'
import { untilOneWaits } from '#tests/helpers/until_one_waits'

const author = { actor: operator }

/** Starts the work during an open transaction, commits that once the work waits, and returns the error. */
async function meanwhile(open: { commit: () => Promise<unknown> }, begin: () => Promise<unknown>) {
  const work = begin().then(
    () => null,
    (error: unknown) => error
  )
  await untilOneWaits(work)
  await open.commit()
  return work
}

/** Uses committed transactions, since one around the test would serialize them. */
test.group('The default package of new clients', (group) => {
  group.each.teardown(freshDatabase)

  test('cannot be archived or deleted while it is selected', async ({ assert }) => {
    for (const leave of [
      (offer: Package) => updatePackage(offer, { status: 'archived' }, author),
      (offer: Package) => deletePackage(offer, author),
    ]) {
      const offer = await PackageFactory.create()
      const choosing = await db.transaction()
      await changeSetup({ free_package: offer.uid }, { ...author, within: choosing })

      const refusal = await meanwhile(choosing, () => leave(offer))

      assert.containSubset(refusal, { status: 409, code: 'default_package' })
      await offer.refresh()
      assert.equal(offer.status, 'active')
    }
  })

  test('cannot be selected while it is archived or deleted', async ({ assert }) => {
    for (const leave of [{ status: 'archived' as const }, null]) {
      const offer = await PackageFactory.create()
      const leaving = await db.transaction()
      if (leave) await updatePackage(offer, leave, { ...author, within: leaving })
      else await leaving.from('packages').where('id', offer.id).delete()

      const refusal = await meanwhile(leaving, () =>
        changeSetup({ free_package: offer.uid }, author)
      )

      assert.containSubset(refusal, { status: 422, faults: [{ field: 'free_package' }] })
      const { freePackageId } = await DefaultSetup.current()
      assert.isNull(freePackageId)
    }
  })

  test('cannot be deleted if it is selected without a lock', async ({ assert }) => {
    const offer = await PackageFactory.create()
    const choosing = await db.transaction()
    await choosing.from('default_setups').update({ free_package_id: offer.id })

    const refusal = await meanwhile(choosing, () => deletePackage(offer, author))

    assert.containSubset(refusal, { status: 409, code: 'default_package' })
    assert.isNotNull(await Package.find(offer.id))
  })
})

test.group('A currency that is used concurrently', (group) => {
  group.each.teardown(freshDatabase)

  test('keeps its decimals if a package is priced in it', async ({ assert }) => {
    const yen = await Currency.create(newCurrency)
    const pricing = await db.transaction()
    await createPackage('basic', offerIn(yen), operator, pricing)

    const refusal = await meanwhile(pricing, () => updateCurrency(yen, { exponent: 2 }, author))

    assert.containSubset(refusal, { status: 422, faults: [{ field: 'exponent', code: 'fixed' }] })
    await yen.refresh()
    assert.equal(yen.exponent, 0)
  })

  test('prices a package with concurrently changed decimals', async ({ assert }) => {
    const yen = await Currency.create(newCurrency)
    const changing = await db.transaction()
    await updateCurrency(yen, { exponent: 2 }, { ...author, within: changing })

    const refusal = await meanwhile(changing, () =>
      createPackage('basic', { ...offerIn(yen), price: '12.34' }, operator)
    )

    assert.isNull(refusal)
    const { price } = await Package.findByOrFail({ family: 'basic' })
    assert.equal(price, 1234)
  })

  test('is not deleted if a package or client uses it', async ({ assert }) => {
    const { basic } = await createOffers()
    const { id: clientId } = await ClientFactory.create()
    const uses = {
      packages: (currencyId: number) => ({ table: 'packages', id: basic.id, currencyId }),
      clients: (currencyId: number) => ({ table: 'clients', id: clientId, currencyId }),
    }
    for (const [what, use] of Object.entries(uses)) {
      const yen = await Currency.create({ ...newCurrency, isBase: false })
      const { table, id, currencyId } = use(yen.id)
      const taking = await db.transaction()
      await taking.from(table).where({ id }).update({ currency_id: currencyId })

      const refusal = await meanwhile(taking, () => deleteCurrency(yen, author))

      assert.containSubset(refusal, {
        status: 409,
        code: 'in_use',
        message: `JPY is in use: ${what} (1). Set it to inactive instead of deleting it.`,
      })
      await db.from(table).where({ id }).update({ currency_id: basic.currencyId })
      await yen.delete()
    }
  })

  test('is refused at its field if it is deleted', async ({ assert }) => {
    const { id } = await ClientFactory.create()
    const takes = [
      async () => updateClient(await Client.findOrFail(id), { currency: 'JPY' }, author),
      async () => createPackage('basic', offerIn({ code: 'JPY' }), operator),
    ]
    for (const take of takes) {
      const yen = await Currency.create(newCurrency)
      const deleting = await db.transaction()
      await deleting.from('currencies').where('id', yen.id).delete()

      const refusal = await meanwhile(deleting, take)

      assert.containSubset(refusal, {
        status: 422,
        faults: [{ field: 'currency', code: 'not_found' }],
      })
    }
  })
})

const newCurrency = {
  code: 'JPY',
  name: 'Yen',
  symbol: '¥',
  exponent: 0,
  rate: 1,
  isBase: true,
  active: true,
}

function offerIn({ code }: Pick<Currency, 'code'>) {
  return { name: 'Basic', total_calls: 100, price: 1000, currency: code }
}
