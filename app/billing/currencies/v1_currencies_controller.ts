import type { HttpContext } from '@adonisjs/core/http'
import { setCreated } from '#app/core/http/created'
import { cursorList } from '#app/core/lists/listing'
import { serialize } from '#app/core/http/serializer'
import { sendVersion } from '#app/core/http/version_claim'
import { findCurrency, listedCurrencies } from '#app/billing/currencies/listed_currency'
import { currencyList } from '#app/billing/currencies/currency_list'
import CurrencyTransformer from '#app/billing/currencies/currency_transformer'
import {
  changeCurrencyValidator,
  createCurrencyValidator,
  replaceCurrencyValidator,
} from '#app/billing/currencies/currency_validators'
import {
  createCurrency,
  deleteCurrency,
  updateCurrency,
  type CurrencyChanges,
} from '#app/billing/currencies/save_currency'
import { actorOf, writingOf } from '#app/accounts/audit/audit_log'

/** Currencies on `/v1`: staff who manage clients can read them, role 0 can write them. */
export default class V1CurrenciesController {
  async index(ctx: HttpContext) {
    const { rows, meta } = await cursorList(currencyList, listedCurrencies(), ctx)
    return serialize({ data: CurrencyTransformer.transform(rows), meta })
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(createCurrencyValidator)
    const { uid } = await createCurrency(input, actorOf(ctx))
    setCreated(ctx, `/v1/currencies/${uid}/`)
    return answer(ctx, uid)
  }

  async show(ctx: HttpContext) {
    return answer(ctx, ctx.params.id)
  }

  async replace(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(replaceCurrencyValidator)
    return save(ctx, { active: true, ...input })
  }

  async update(ctx: HttpContext) {
    return save(ctx, await ctx.request.validateUsing(changeCurrencyValidator))
  }

  async destroy(ctx: HttpContext) {
    const currency = await findCurrency(ctx.params.id)
    await deleteCurrency(currency, writingOf(ctx))
    return ctx.response.noContent()
  }
}

async function save(ctx: HttpContext, changes: CurrencyChanges) {
  const currency = await findCurrency(ctx.params.id)
  await updateCurrency(currency, changes, writingOf(ctx))
  return answer(ctx, currency.uid)
}

/** Responds with the current currency and its version in the `ETag`. */
async function answer(ctx: HttpContext, uid: unknown) {
  const currency = await findCurrency(uid)
  sendVersion(ctx, currency.version)
  return serialize(CurrencyTransformer.transform(currency))
}
