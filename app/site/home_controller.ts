import type { HttpContext } from '@adonisjs/core/http'
import Package from '#app/packages/package'
import { textOfTerms } from '#app/playground/search_terms'
import { wellConnectedSkills } from '#app/playground/well_connected_skills'
import PackageCardTransformer from '#app/packages/package_card_transformer'
import { graphFigures } from '#app/site/graph_figures'

export default class HomeController {
  async show({ inertia }: HttpContext) {
    const figures = await graphFigures()
    const examples = await wellConnectedSkills(3)
    const offers = await Package.query()
      .where('status', 'active')
      .preload('currency')
      .orderBy('priority')
      .orderBy('price')
      .orderBy('id')
      .limit(8)
    return inertia.render('site/home', {
      figures,
      examples: examples.map((name) => ({ name, terms: textOfTerms([name]) })),
      packages: PackageCardTransformer.transform(offers),
    })
  }
}
