import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { suggestSkills } from '#app/search/playground/suggestions'
import SkillRelation from '#app/catalogue/skill_relation'
import { createSkill } from '#app/catalogue/skills/create_skill'
import Skill from '#app/catalogue/skill'
import type { SkillChanges } from '#app/catalogue/skills/skill_fields'
import { Role } from '#app/accounts/role'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { changesOf } from '#tests/helpers/change_log'
import { renderedPage } from '#tests/helpers/rendered_page'
import { relate } from '#tests/helpers/searchable_skills'
import { assertVersion } from '#tests/helpers/assert_version'

function publish(name: string, fields: Omit<SkillChanges, 'name'> = {}) {
  return createSkill({ name, status: 'published', ...fields }, { actorId: null })
}

/** "Arc welding" is merged into "Welding": two relations move, one is a duplicate, one is between them. */
async function graph() {
  const welding = await publish('Welding', {
    aliases: ['Joining'],
    external_id: 'W',
    translations: [{ language: 'fr', name: 'soudage', aliases: ['soudure'] }],
  })
  const arc = await publish('Arc welding', {
    aliases: ['joining', 'Electric welding'],
    external_id: 'A',
    external_uri: 'http://example.com/arc',
    translations: [
      { language: 'de', name: 'Lichtbogenschweißen' },
      { language: 'fr', name: 'soudage à l’arc', aliases: ['soudure'] },
    ],
  })
  const [brazing, metal, steel] = [
    await publish('Brazing'),
    await publish('Metal'),
    await publish('Steel'),
  ]
  await relate(arc, brazing, 60)
  await relate(steel, arc, 30)
  await relate(arc, metal, 90)
  await relate(welding, metal, 40)
  await relate(arc, welding, 100)
  await relate(steel, welding, 10, 'broader')
  return { welding, arc, brazing, metal, steel }
}

async function relationsNow() {
  const relations = await SkillRelation.query().preload('skill').preload('relatedSkill')
  return relations
    .map((one) => `${one.skill.name} > ${one.relatedSkill.name} ${one.type} ${one.weight}`)
    .sort()
}

test.group('Merging skills', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('moves names, relations and external ids, with a preview', async ({ assert, client }) => {
    const staff = await UserFactory.merge({ role: Role.companyUser }).create()
    const { welding, arc, metal } = await graph()
    const ask = () => client.get(`/v1/skills/merge/${arc.uid}/`).withGuard('api').loginAs(staff)
    const preview = await ask().qs({ into: 'welding' })
    preview.assertStatus(200)
    const summary = preview.body().merge
    assert.containSubset(summary, {
      aliases: ['Arc welding', 'Electric welding'],
      translations: [
        { language: 'de', names: ['Lichtbogenschweißen'] },
        { language: 'fr', names: ['soudage à l’arc'] },
      ],
      external_id: 'W',
      external_uri: 'http://example.com/arc',
      collisions: [{ field: 'external_id', value: 'A', stays: 'W' }],
      relations: { moved: 2, duplicates: 1, loops: 1 },
      duplicates: [{ skill: 'Welding', related_skill: 'Metal', weight: 90, kept_weight: 90 }],
    })
    assert.lengthOf(summary.aliases, 2)
    assert.isNotNull(await Skill.find(arc.id))

    const answer = await client
      .post(`/v1/skills/merge/${arc.uid}/`)
      .withGuard('api')
      .loginAs(staff)
      .json({ into: welding.uid, version: 1, into_version: 1 })
    answer.assertStatus(200)
    assertVersion(answer, 2)
    assert.containSubset(answer.body().into, {
      id: welding.uid,
      name: 'Welding',
      aliases: ['Joining', 'Arc welding', 'Electric welding'],
      external_id: 'W',
      external_uri: 'http://example.com/arc',
    })
    assert.deepEqual(answer.body().merge.relations, summary.relations)

    assert.isNull(await Skill.find(arc.id))
    assert.deepEqual(await relationsNow(), [
      'Steel > Welding broader 10',
      'Steel > Welding related 30',
      'Welding > Brazing related 60',
      'Welding > Metal related 90',
    ])
    const uses = await Skill.query().whereIn('id', [welding.id, metal.id]).orderBy('id')
    assert.deepEqual(
      uses.map(({ popularity }) => popularity),
      [2, 1]
    )
    const [found] = await suggestSkills('arc weld', { limit: 3, audience: 'client' })
    assert.containSubset(found, { id: welding.uid, matched_alias: 'Arc welding' })
    const left = await db.from('search_labels').where('skill_id', arc.id)
    assert.lengthOf(left, 0)
    const mergedChanges = await changesOf('skill', arc.id)
    assert.containSubset(mergedChanges.at(-1), {
      action: 'deleted',
      actor_id: staff.id,
      before: { name: 'Arc welding', external_id: 'A' },
      after: { merged_into: welding.uid },
    })
    const targetChanges = await changesOf('skill', welding.id)
    assert.containSubset(targetChanges.at(-1), {
      action: 'updated',
      actor_id: staff.id,
    })
  })

  test('redirects reads of the old id through later merges and refuses writes', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    const { welding, arc, steel } = await graph()
    const merge = (from: Skill, into: string) =>
      client.post(`/v1/skills/merge/${from.uid}/`).withGuard('api').loginAs(staff).json({ into })
    const onV1 = () =>
      client.get(`/v1/skills/retrieve/${arc.uid}/`).withGuard('api').loginAs(staff).redirects(0)
    const first = await merge(arc, 'Welding')
    first.assertStatus(200)
    const moved = await onV1()
    moved.assertStatus(308)
    moved.assertHeader('location', `/v1/skills/retrieve/${welding.uid}/`)

    const second = await merge(welding, 'Steel')
    second.assertStatus(200)
    const movedOn = await onV1()
    movedOn.assertHeader('location', `/v1/skills/retrieve/${steel.uid}/`)
    const page = await client
      .get(`/portal/admin/skills/edit/${arc.uid}`)
      .qs({ back: '/skills' })
      .loginAs(staff)
      .redirects(0)
    page.assertStatus(302)
    page.assertHeader('location', `/portal/admin/skills/edit/${steel.uid}?back=%2Fskills`)

    const refused = await client
      .delete(`/v1/skills/delete/${arc.uid}/`)
      .withGuard('api')
      .loginAs(staff)
    refused.assertStatus(410)
    assert.equal(refused.body().code, 'moved')
    assert.include(refused.body().detail, steel.uid)
    const german = await client
      .delete(`/portal/admin/skills/edit/${arc.uid}`)
      .header('Accept-Language', 'de')
      .withCsrfToken()
      .loginAs(staff)
      .redirects(0)
    assert.match(
      String(german.flashMessage('error')),
      /^„.+“ wurde mit „Steel“ \(.+\) zusammengeführt\.$/
    )
    const history = await client
      .get(`/v1/skills/history/${steel.uid}/`)
      .withGuard('api')
      .loginAs(staff)
    assert.containSubset(history.body().data, [
      { action: 'deleted', changes: [{ field: 'name', before: 'Arc welding' }] },
    ])
  })

  test('is refused into itself or an unknown skill, and after concurrent changes', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    const { welding, arc } = await graph()
    const merge = (input: Record<string, unknown>) =>
      client.post(`/v1/skills/merge/${arc.uid}/`).withGuard('api').loginAs(staff).json(input)
    for (const [input, status, code] of [
      [{ into: 'arc welding' }, 422, 'validation_failed'],
      [{ into: 'Nowhere' }, 422, 'validation_failed'],
      [{}, 422, 'validation_failed'],
      [{ into: welding.uid, version: 9 }, 412, 'stale_write'],
      [{ into: welding.uid, version: 1, into_version: 9 }, 412, 'stale_write'],
    ] as const) {
      const answer = await merge(input)
      answer.assertStatus(status)
      assert.equal(answer.body().code, code)
    }
    assert.lengthOf(await relationsNow(), 6)
    const partner = await client
      .post(`/v1/skills/merge/${arc.uid}/`)
      .withGuard('api')
      .loginAs(await createPartner())
      .json({ into: welding.uid })
    partner.assertStatus(403)
  })

  test('the page shows a preview, then redirects to the target skill', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    const { welding, arc } = await graph()
    const place = `/portal/admin/skills/merge/${arc.uid}`
    const blank = renderedPage(await client.get(place).loginAs(staff))
    assert.equal(blank.component, 'skills/merge')
    assert.isNull(blank.props.plan)
    const wrong = renderedPage(await client.get(place).qs({ into: 'Nowhere' }).loginAs(staff))
    assert.equal(wrong.props.fault, 'There is no skill "Nowhere".')

    const seen = await client.get(place).qs({ into: 'welding' }).loginAs(staff)
    assert.include(seen.text(), 'Its external ID A is dropped because “Welding” already has W.')
    assert.include(seen.text(), 'Welding to Metal (Related): 90 is dropped, 90 is kept')
    assert.include(seen.text(), '<dt>French</dt><dd lang="fr">soudage à l’arc</dd>')
    const { version, into } = renderedPage(seen).props
    const done = await client
      .post(place)
      .loginAs(staff)
      .withCsrfToken()
      .redirects(0)
      .form({ into: into.id, version, into_version: into.version, back: '/skills?page=2' })
    done.assertStatus(302)
    done.assertHeader(
      'location',
      `/portal/admin/skills/edit/${welding.uid}?back=${encodeURIComponent('/skills?page=2')}`
    )
    done.assertFlashMessage('success', 'Merged “Arc welding” into “Welding”.')
    assert.isNull(await Skill.find(arc.id))
  })
})
