import Currency from '#app/money/currency'
import {
  convertedRate,
  createCurrency,
  updateCurrency,
  type CurrencyChanges,
  type NewCurrency,
} from '#app/billing/currencies/save_currency'
import {
  atPlace,
  CatalogueFault,
  emptySeedTally,
  type Seeding,
  type SeedTally,
} from '#app/billing/seed/seed_report'

/**
 * Creates missing currencies with the rules of the pages; existing ones that differ are changed with
 * `update`, else kept. The rates of a catalogue refer to its own base currency and are converted if the
 * installation has another one. Throws `CatalogueFault`.
 */
export async function seedCurrencies(entries: NewCurrency[], seeding: Seeding): Promise<SeedTally> {
  const tally = emptySeedTally()
  const base = baseOf(entries)
  if (entries.length && !base && !(await currentBase(seeding))) {
    throw new CatalogueFault('currencies', 'Mark the base currency with "is_base": true.')
  }
  for (const entry of entries.toSorted((a, b) => Number(b === base) - Number(a === base))) {
    await atPlace(`currencies.${entries.indexOf(entry)}`, async () => {
      const divisor = await baseOfRates(entries, seeding)
      await seedCurrency({ ...entry, rate: rateBy(entry, divisor) }, tally, seeding)
    })
  }
  return tally
}

async function seedCurrency(
  entry: NewCurrency,
  tally: SeedTally,
  { actor, update, trx }: Seeding
): Promise<void> {
  const present = await Currency.findBy('code', entry.code, { client: trx })
  if (!present) {
    await createCurrency({ ...entry, is_base: entry.is_base && update }, actor, trx)
    tally.created += 1
    return
  }
  const changes = changesOf(entry)
  const { name, symbol, exponent, rate, active, isBase } = present
  const now: CurrencyChanges = { name, symbol, exponent, rate, active, is_base: isBase }
  const differing = (Object.keys(changes) as Array<keyof CurrencyChanges>).filter(
    (field) => changes[field] !== now[field]
  )
  if (!differing.length) {
    tally.unchanged += 1
  } else if (update) {
    await updateCurrency(present, changes, { actor, within: trx })
    tally.updated += 1
  } else {
    tally.kept.push(`${entry.code} (${differing.join(', ')})`)
  }
}

/** The changes to an existing currency. The rate of the base currency is always 1. */
function changesOf({ code, rate, ...rest }: NewCurrency): CurrencyChanges {
  const entries = Object.entries({ ...rest, ...(rest.is_base ? {} : { rate }) })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== null))
}

/**
 * The entry of the base currency, if any. Checks that there is at most one, that it is active with rate 1,
 * and that no currency is listed twice.
 */
function baseOf(entries: NewCurrency[]): NewCurrency | null {
  const [base, second] = entries.filter((entry) => entry.is_base)
  for (const [index, { code }] of entries.entries()) {
    if (entries.findIndex((other) => other.code === code) === index) continue
    throw new CatalogueFault(`currencies.${index}.code`, `${code} is listed twice.`)
  }
  if (!base) return null
  const place = `currencies.${entries.indexOf(base)}`
  if (second) {
    throw new CatalogueFault(
      'currencies',
      `${base.code} and ${second.code} are both marked as the base currency.`
    )
  }
  if (base.rate !== undefined && base.rate !== 1) {
    throw new CatalogueFault(
      `${place}.rate`,
      `The rate of the base currency ${base.code} must be 1.`
    )
  }
  if (base.active === false) {
    throw new CatalogueFault(`${place}.active`, `The base currency ${base.code} must be active.`)
  }
  return base
}

function rateBy({ rate, is_base: isBase }: NewCurrency, divisor: number): number | undefined {
  const counted = isBase ? 1 : rate
  return counted === undefined ? undefined : convertedRate(counted, divisor)
}

/** The rate of the installation's base currency in terms of the base currency of the entries. */
async function baseOfRates(entries: NewCurrency[], seeding: Seeding): Promise<number> {
  const base = entries.find((entry) => entry.is_base)
  const here = await currentBase(seeding)
  if (!base || !here || base.code === here.code) return 1
  const listed = entries.find(({ code }) => code === here.code)?.rate
  if (listed !== undefined) return listed
  const known = await Currency.findBy('code', base.code, { client: seeding.trx })
  if (known) return 1 / known.rate
  throw new CatalogueFault(
    'currencies',
    `The current base currency is ${here.code}. Add it with its rate in ${base.code} so that rates can be converted.`
  )
}

function currentBase({ trx }: Seeding): Promise<Currency | null> {
  return Currency.findBy('isBase', true, { client: trx })
}
