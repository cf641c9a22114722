import type { HttpContext } from '@adonisjs/core/http'
import portal from '#config/portal'
import { pricedFamilies } from '#app/billing/families'
import Package from '#app/billing/package'
import PackageCardTransformer from '#app/billing/packages/package_card_transformer'
import DefaultSetup from '#app/billing/default_setup'
import { exampleSearch } from '#app/site/example_search'
import { initialPackageOf } from '#app/billing/sales/free_package'
import type Currency from '#app/money/currency'
import { visitorCurrency } from '#app/site/visitor_currency'
import { graphFigures } from '#app/site/graph_figures'

export default class HomeController {
  async show(ctx: HttpContext) {
    const figures = await graphFigures.get()
    const setup = await DefaultSetup.current()
    const offers = await Package.query()
      .where('status', 'active')
      .where((offered) =>
        offered.whereIn('family', pricedFamilies).orWhere('id', setup.freePackageId ?? 0)
      )
      .preload('currency')
      .orderBy('priority')
      .orderBy('price')
      .orderBy('id')
    const currencies = currenciesOf(offers)
    const currency = visitorCurrency(ctx, currencies)
    return ctx.inertia.render('site/home', {
      figures,
      example: await exampleSearch.get(),
      /** In one currency; free packages have none. */
      packages: PackageCardTransformer.transform(
        offers.filter((offer) => !offer.currency || offer.currency.code === currency)
      ),
      currencies: currencies.map(({ code }) => code),
      currency,
      /** The package for new accounts, if any. */
      starts_with: initialPackageOf(offers.find(({ id }) => id === setup.freePackageId)),
      guest_searches: setup.guestSearchesPerDay,
      api: portal.apiUrl,
    })
  }
}

/** The different currencies of the offers, by code. */
function currenciesOf(offers: Package[]): Currency[] {
  const byCode = new Map<string, Currency>()
  for (const { currency } of offers) if (currency) byCode.set(currency.code, currency)
  return [...byCode.values()].sort((a, b) => a.code.localeCompare(b.code))
}
