import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import DefaultSetup from '#app/billing/default_setup'
import { graphFigures } from '#app/site/graph_figures'
import { SkillFactory } from '#database/factories/skill_factory'
import { renderedPage } from '#tests/helpers/rendered_page'

test.group('About us', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => graphFigures.forget())
  group.each.teardown(() => graphFigures.forget())

  test('shows the number of skills and relations and the price of a search', async ({
    assert,
    client,
  }) => {
    await SkillFactory.createMany(2)
    const setup = await DefaultSetup.findOrFail(1)
    await setup.merge({ playgroundSearchPrice: 3, guestSearchesPerDay: 7 }).save()

    const { component, html } = renderedPage(await client.get('/about-us'))

    assert.equal(component, 'site/about')
    const text = html.replaceAll('<!-- -->', '')
    assert.include(text, '2 published skills')
    assert.include(text, '<strong>3 calls</strong>')
    assert.include(text, 'You can search 7 times a day')
    assert.match(text, /<a [^>]*aria-current="page"[^>]*>AboutUs<\/a>/)
  })
})
