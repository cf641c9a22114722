import type { HttpContext } from '@adonisjs/core/http'
import { answerListFile } from '#app/core/lists/list_file'
import { pageList } from '#app/core/lists/listing'
import { currencyCsv, currencyList } from '#app/billing/currencies/currency_list'
import { editForm, isStale } from '#app/core/http/edit_form'
import { returnUrlOf, redirectBack } from '#app/core/http/return_url'
import Currency from '#app/money/currency'
import { currencyName } from '#app/money/currency_name'
import {
  currencyForm,
  typedCurrency,
  type CurrencyForm,
} from '#app/billing/currencies/currency_form'
import { findCurrency, listedCurrencies } from '#app/billing/currencies/listed_currency'
import CurrencyTransformer from '#app/billing/currencies/currency_transformer'
import {
  createCurrencyValidator,
  replaceCurrencyValidator,
} from '#app/billing/currencies/currency_validators'
import { isoCurrencies } from '#app/money/iso_4217'
import {
  createCurrency,
  deleteCurrency,
  setBaseCurrency,
  updateCurrency,
} from '#app/billing/currencies/save_currency'
import { usesOfCurrency } from '#app/billing/currencies/uses_of_currency'
import { t } from '#app/core/text/text'
import { actorOf, writingOf } from '#app/accounts/audit/audit_log'

/** Pages of currencies; role 0 only. */
export default class CurrenciesController {
  async index(ctx: HttpContext) {
    const { rows, list } = await pageList(currencyList, listedCurrencies(), ctx)
    return ctx.inertia.render('currencies/index', {
      currencies: CurrencyTransformer.transform(rows).useVariant('forPage'),
      list,
      base: await baseCode(),
    })
  }

  /** Exports the list with the filters and order of its URL. */
  async export(ctx: HttpContext) {
    return answerListFile(ctx, {
      name: 'currencies',
      list: currencyList,
      query: listedCurrencies(),
      rowsOf: (currencies) => currencies,
      columns: currencyCsv,
      place: '/currencies',
    })
  }

  async create(ctx: HttpContext) {
    const present = await Currency.query().select('code')
    const codes = new Set(present.map(({ code }) => code))
    return ctx.inertia.render('currencies/create', {
      choices: [...isoCurrencies.values()]
        .filter(({ code }) => !codes.has(code))
        .map((currency) => ({ ...currency, name: currencyName(currency) })),
      base: await baseCode(),
      back: returnUrlOf(ctx),
    })
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(createCurrencyValidator)
    const { code } = await createCurrency(input, actorOf(ctx))
    ctx.session.flash('success', t('currencies_answers.added', { code }))
    return redirectBack(ctx, '/currencies')
  }

  async edit(ctx: HttpContext) {
    return showForm(ctx, await findCurrency(ctx.params.currencyId))
  }

  async update(ctx: HttpContext) {
    const currency = await findCurrency(ctx.params.currencyId)
    const input = await ctx.request.validateUsing(replaceCurrencyValidator)
    const changes = { ...input, active: input.active ?? false }
    if (await isStale(ctx, updateCurrency(currency, changes, writingOf(ctx)))) {
      return showForm(ctx, currency, typedCurrency(ctx.request.all()))
    }
    ctx.session.flash('success', t('currencies_answers.saved', { code: currency.code }))
    return redirectBack(ctx, '/currencies')
  }

  async makeBase(ctx: HttpContext) {
    const currency = await findCurrency(ctx.params.currencyId)
    await setBaseCurrency(currency, writingOf(ctx))
    ctx.session.flash('success', t('currencies_answers.made_base', { code: currency.code }))
    return redirectBack(ctx, '/currencies')
  }

  async destroy(ctx: HttpContext) {
    const currency = await findCurrency(ctx.params.currencyId)
    await deleteCurrency(currency, writingOf(ctx))
    ctx.session.flash('success', t('currencies_answers.deleted', { code: currency.code }))
    return redirectBack(ctx, '/currencies')
  }
}

/**
 * The form of a currency; after a stale write with the submitted values and how they differ from the current
 * ones.
 */
async function showForm(ctx: HttpContext, currency: Currency, typed?: CurrencyForm) {
  const now = currencyForm(currency)
  const priced = await usesOfCurrency(currency, { amountsOnly: true })
  return ctx.inertia.render('currencies/edit', {
    currency: CurrencyTransformer.transform(currency).useVariant('forPage'),
    ...editForm(ctx, currency.version, now, typed),
    base: await baseCode(),
    uses: await usesOfCurrency(currency),
    exponent_fixed: priced.length > 0,
    back: returnUrlOf(ctx),
  })
}

async function baseCode(): Promise<string | null> {
  const base = await Currency.findBy('isBase', true)
  return base?.code ?? null
}
