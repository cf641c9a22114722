import type { HttpContext } from '@adonisjs/core/http'
import DefaultSetup from '#app/billing/default_setup'
import { graphFigures } from '#app/site/graph_figures'

export default class AboutController {
  async show({ inertia }: HttpContext) {
    const setup = await DefaultSetup.current()
    return inertia.render('site/about', {
      figures: await graphFigures.get(),
      price: setup.playgroundSearchPrice,
      guest_searches: setup.guestSearchesPerDay,
      alerts: [setup.firstAlertPercentage, setup.lastAlertPercentage],
    })
  }
}
