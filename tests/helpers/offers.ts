import Currency from '#app/money/currency'
import { PackageFactory } from '#database/factories/package_factory'

/**
 * An active offer of each family in euros, with US dollars as the base currency at 1.1: basic 5,000
 * calls for €49 and 30 days; pay as you go €0.02 per call, 500 to 100,000; an additional pack of
 * 1,000 calls for €12; a free package of 100.
 */
export async function createOffers() {
  await Currency.create({
    code: 'USD',
    name: 'US dollar',
    symbol: '$',
    exponent: 2,
    rate: 1,
    isBase: true,
    active: true,
  })
  const euro = await Currency.create({
    code: 'EUR',
    name: 'Euro',
    symbol: '€',
    exponent: 2,
    rate: 1.1,
    isBase: false,
    active: true,
  })
  const priced = { currencyId: euro.id, version: 1 }
  const basic = await PackageFactory.merge({
    ...priced,
    family: 'basic',
    name: 'Basic 5,000',
    totalCalls: 5000,
    price: 4900,
    validityDays: 30,
    priority: 20,
  }).create()
  const payAsYouGo = await PackageFactory.merge({
    ...priced,
    family: 'pay_as_you_go',
    name: 'Pay as you go',
    totalCalls: 0,
    unitPrice: 2,
    minimumQuantity: 500,
    maximumQuantity: 100_000,
    priority: 40,
  }).create()
  const additional = await PackageFactory.merge({
    ...priced,
    family: 'additional_talk_time',
    name: 'Top-up 1,000',
    totalCalls: 1000,
    price: 1200,
    priority: 30,
  }).create()
  const free = await PackageFactory.merge({ name: 'Free 100', version: 1 }).create()
  return { euro, basic, payAsYouGo, additional, free }
}
