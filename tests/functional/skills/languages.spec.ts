import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { updateSkillWithRelations } from '#app/catalogue/skills/update_skill_with_relations'
import { createSkill } from '#app/catalogue/skills/create_skill'
import { updateSkill } from '#app/catalogue/skills/update_skill'
import { UserFactory } from '#database/factories/user_factory'
import { renderedPage } from '#tests/helpers/rendered_page'

const nobody = { actorId: null }

test.group('Skills in German', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('messages are in the language of the page, and English on /v1', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    await createSkill({ name: 'Welding' }, nobody)
    const make = (name: string) =>
      client
        .post('/portal/admin/skills/create')
        .form({ name })
        .header('Accept-Language', 'de')
        .loginAs(staff)
        .withCsrfToken()
        .redirects(0)

    const duplicate = await make('WELDING')
    assert.deepEqual(duplicate.flashMessage('inputErrorsBag'), {
      name: ['Der Name „WELDING“ gehört bereits zur Kompetenz „Welding“ (Entwurf).'],
    })
    const empty = await make('')
    assert.deepEqual(empty.flashMessage('inputErrorsBag'), { name: ['Geben Sie einen Namen ein.'] })
    const created = await make('Brazing')
    assert.equal(created.flashMessage('success'), 'Kompetenz „Brazing“ erstellt.')

    const answer = await client
      .post('/v1/skills/create/')
      .json({ name: 'Welding' })
      .header('Accept-Language', 'de')
      .withGuard('api')
      .loginAs(staff)
    assert.equal(
      answer.body().detail,
      'The name "Welding" is already used by the skill "Welding" (draft).'
    )
  })

  test('the history has readable actions, fields and codes', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    await createSkill({ name: 'Brazing' }, nobody)
    const welding = await createSkill({ name: 'Welding' }, nobody)
    const row = { related_skill: 'Brazing', type: 'broader', weight: 40 } as const
    await updateSkillWithRelations(welding, { relations: [row] }, nobody)
    await updateSkill(welding, { status: 'archived' }, nobody)

    const { html } = renderedPage(
      await client
        .get(`/portal/admin/skills/history/${welding.uid}`)
        .header('Accept-Language', 'de')
        .loginAs(staff)
    )
    const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
    assert.include(text, 'Kompetenz archiviert')
    assert.match(text, /Status *: *Entwurf *Archiviert/)
    assert.include(text, 'Beziehung zu Brazing erstellt')
    assert.match(text, /Art *: *Übergeordnet/)
    assert.match(text, /Gewicht *: *40/)
  })
})
