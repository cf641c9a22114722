import { test } from '@japa/runner'
import type { ApiResponse } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { logChanges } from '#app/core/db/change_log'
import { newUid } from '#app/core/uid'
import db from '@adonisjs/lucid/services/db'
import SkillRelation from '#app/catalogue/skill_relation'
import { deleteRelation, updateRelation } from '#app/catalogue/relations/update_relation'
import { updateSkillWithRelations } from '#app/catalogue/skills/update_skill_with_relations'
import { createSkill } from '#app/catalogue/skills/create_skill'
import { updateSkill } from '#app/catalogue/skills/update_skill'
import Upload from '#app/imports/upload'
import { CategoryFactory } from '#database/factories/skill_factory'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { importLines } from '#tests/helpers/imports'
import { renderedPage } from '#tests/helpers/rendered_page'

interface HistoryProps {
  changes: Array<{ id: string }>
  list: { next_cursor: string | null; prev_cursor: string | null }
}

const nobody = { actorId: null }

async function relatedSkills(actorId: number) {
  const welding = await createSkill({ name: 'Welding' }, { actorId })
  await createSkill({ name: 'Brazing' }, nobody)
  const row = { related_skill: 'Brazing', weight: 40 }
  await updateSkillWithRelations(welding, { relations: [row] }, { actorId })
  const relation = await SkillRelation.query()
    .preload('skill')
    .preload('relatedSkill')
    .firstOrFail()
  return { welding, relation }
}

async function uploadNamed(fileName: string) {
  return Upload.create({ kind: 'skills', fileName, bytes: 1, options: {}, status: 'succeeded' })
}

test.group('The history of a skill', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows authors, times, values and uploads on pages and /v1', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const metal = await CategoryFactory.merge({ name: 'Metal' }).create()
    const { welding, relation } = await relatedSkills(staff.id)
    const upload = await uploadNamed('skills.csv')
    await updateSkill(welding, { domain: metal.uid }, { actorId: staff.id })
    await updateSkill(welding, { aliases: ['Joining'] }, { actorId: null, uploadId: upload.id })
    await updateRelation(relation, { weight: 70 }, { actorId: staff.id })
    await deleteRelation(relation, nobody)

    const answer = await client
      .get(`/v1/skills/history/${welding.uid}/`)
      .withGuard('api')
      .loginAs(staff)
    answer.assertStatus(200)
    const { data } = answer.body()
    const by = { id: staff.uid, full_name: staff.fullName }
    const brazing = { id: relation.relatedSkill.uid, name: 'Brazing' }
    assert.containSubset(data.slice(0, 5), [
      { subject: 'relation', action: 'deleted', related_skill: brazing, actor: null, upload: null },
      {
        action: 'updated',
        related_skill: brazing,
        changes: [{ field: 'weight', before: '40', after: '70' }],
      },
      {
        subject: 'skill',
        actor: null,
        upload: { id: upload.uid, file_name: 'skills.csv' },
        changes: [{ field: 'aliases', before: null, after: 'Joining' }],
      },
      { actor: by, changes: [{ field: 'domain', before: null, after: 'Metal' }] },
      { subject: 'relation', action: 'created', actor: by },
    ])
    assert.containSubset(data[5], { subject: 'skill', action: 'created', related_skill: null })
    assert.lengthOf(data, 6)

    const page = await client.get(`/portal/admin/skills/history/${welding.uid}`).loginAs(staff)
    assert.equal(renderedPage(page).component, 'skills/history')
    assert.deepEqual(renderedPage(page).props.changes, data)
    assert.include(page.text(), 'Upload of skills.csv')
    const form = await client.get(`/portal/admin/skills/edit/${welding.uid}`).loginAs(staff)
    assert.deepEqual(renderedPage(form).props.changes, data.slice(0, 5))
  })

  test('groups the changes of an upload', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const author = { actorId: staff.id }
    const { id: uploadId } = await uploadNamed('skills.csv')
    const welding = await createSkill({ name: 'Welding' }, author)
    for (const description of ['a', 'b', 'c', 'd']) {
      await updateSkill(welding, { description }, { ...author, uploadId })
    }

    const page = await client.get(`/portal/admin/skills/history/${welding.uid}`).loginAs(staff)
    const { html } = renderedPage(page)
    assert.include(html, '<summary>4 changes</summary>')
    assert.lengthOf(html.match(/Upload of skills\.csv/g) ?? [], 1)
  })

  test('shows the values of imported relations at their creation', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const welding = await createSkill({ name: 'Welding' }, nobody)
    await createSkill({ name: 'Brazing' }, nobody)
    await createSkill({ name: 'Soldering' }, nobody)
    const header = 'skill,related_skill,relation_type,weight,source,confidence'
    await importLines('relations', [
      header,
      'Welding,Brazing,related,40,survey,0.5',
      'Welding,Soldering,optional,30,,',
    ])
    const [brazing, soldering] = await SkillRelation.query()
      .preload('skill')
      .preload('relatedSkill')
      .orderBy('id')
    await importLines('relations', [header, 'Welding,Brazing,related,50,study,'])
    await updateRelation(brazing, { weight: 70, type: 'broader' }, nobody)
    await deleteRelation(brazing, nobody)

    const answer = await client
      .get(`/v1/skills/history/${welding.uid}/`)
      .withGuard('api')
      .loginAs(staff)
    const created: Array<{ related_skill: { name: string }; changes: unknown }> = answer
      .body()
      .data.filter(({ subject, action }: { subject: string; action: string }) => {
        return subject === 'relation' && action === 'created'
      })
    const values = (fields: Record<string, string>) =>
      Object.entries(fields).map(([field, after]) => ({ field, before: null, after }))
    assert.deepEqual(
      Object.fromEntries(created.map((one) => [one.related_skill.name, one.changes])),
      {
        Brazing: values({ type: 'related', weight: '40', source: 'survey', confidence: '0.5' }),
        Soldering: values({ type: soldering.type, weight: '30' }),
      }
    )
  })

  test('is paginated by keyset and excludes other skills', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const { welding } = await relatedSkills(staff.id)
    const entries = Array.from({ length: 60 }, (_, index) => ({
      subject: 'skill' as const,
      subjectId: welding.id,
      action: 'updated' as const,
      before: { description: String(index) },
      after: { description: String(index + 1) },
    }))
    await logChanges(db.connection(), entries, nobody)

    const seen: string[] = []
    const place = `/portal/admin/skills/history/${welding.uid}`
    let cursor: string | null = ''
    let latest: string | null = null
    while (cursor !== null) {
      const page: ApiResponse = await client.get(place).qs({ cursor }).loginAs(staff)
      const props: HistoryProps = renderedPage(page).props
      const { changes, list } = props
      seen.push(...changes.map(({ id }) => id))
      cursor = list.next_cursor
      latest = list.prev_cursor
    }
    assert.lengthOf(new Set(seen), 62)
    assert.deepEqual(
      seen,
      [...seen].sort((a, b) => Number(b) - Number(a))
    )
    const before = await client.get(place).qs({ cursor: latest }).loginAs(staff)
    assert.equal(renderedPage(before).props.changes[0].id, seen[25])
  })

  test('is for staff and existing skills only', async ({ client }) => {
    const staff = await UserFactory.create()
    const unknown = await client.get(`/portal/admin/skills/history/${newUid()}`).loginAs(staff)
    unknown.assertStatus(404)
    const onV1 = await client.get(`/v1/skills/history/${newUid()}/`).withGuard('api').loginAs(staff)
    onV1.assertStatus(404)
    const { welding } = await relatedSkills(staff.id)
    const partner = await client
      .get(`/v1/skills/history/${welding.uid}/`)
      .withGuard('api')
      .loginAs(await createPartner())
    partner.assertStatus(403)
  })
})
