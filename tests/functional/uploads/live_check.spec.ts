import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { Role } from '#app/accounts/role'
import type User from '#app/accounts/user'
import { UserFactory } from '#database/factories/user_factory'
import { everything, makeSkills } from '#tests/helpers/imports'
import { queueLines } from '#tests/helpers/queued_uploads'
import { renderedPage } from '#tests/helpers/rendered_page'
import type { QueuedFile } from '#app/imports/actions/queue_upload'

const place = '/portal/admin/skills/upload-status'

/** Sends the form of the columns page as its script does. */
function check(
  client: ApiClient,
  person: User,
  uid: string,
  fields: Array<string | null>,
  more: Record<string, string> = {}
) {
  const entered = fields.map((field, index) => [`fields[${index}]`, field ?? ''])
  return client
    .post(`${place}/${uid}/columns/check`)
    .accept('application/json, application/problem+json')
    .fields({ ...Object.fromEntries(entered), ...more })
    .loginAs(person)
    .withCsrfToken()
}

const held = (lines: string[], queued: Partial<QueuedFile> = {}) =>
  queueLines(lines, { held: true, ...queued })

test.group('Check of the first rows', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('counts what would change with the chosen columns, and writes nothing', async ({
    assert,
    client,
  }) => {
    await makeSkills(['Python', 'SQL'])
    const upload = await held(['a,b,c', 'Python,SQL,40', 'Python,nobody,50', 'Python,SQL,40'])
    const person = await UserFactory.create()
    const before = await everything()

    const first = await check(client, person, upload.uid, ['skill', 'related_skill', 'weight'])
    first.assertStatus(200)
    assert.containSubset(first.body().data, {
      ...{ rows: 3, is_whole: true, created: 1, updated: 0, repeated: 1, failed: 1 },
      rejected: [{ code: 'unknown_related_skill', column: 'b', rows: 1, first_lines: [3] }],
      samples: [{ action: 'created', label: 'Python → SQL (related)' }],
    })
    const other = await check(client, person, upload.uid, ['skill', 'weight', 'related_skill'])
    assert.containSubset(other.body().data, { created: 0, failed: 3 })
    assert.deepEqual(await everything(), before)
    await upload.refresh()
    assert.isTrue(upload.held)
    assert.equal(upload.processed, 0)
  })

  test('has the same causes as the import for each kind', async ({ assert, client }) => {
    await makeSkills(['Python'])
    const person = await UserFactory.create()
    const files = [
      ['categories', ['code', 'name', 'parent_code'], ['1,,', '2,Second,9', '3,Third,'], 1, 2],
      ['skills', ['skill', 'status', 'skill_type'], ['Python,draft,', 'New,odd,', ',,skill'], 1, 2],
      ['synonyms', ['term', 'equivalent', 'language'], ['js,JavaScript,', 'x,x,'], 1, 1],
    ] as const
    for (const [kind, header, rows, changed, failed] of files) {
      const upload = await held([header.join(','), ...rows], { kind })
      const answer = await check(client, person, upload.uid, [...header])
      const { created, updated, ...found } = answer.body().data
      assert.equal(created + updated, changed, kind)
      assert.equal(found.failed, failed, kind)
    }
  })

  test('covers the first 1,000 rows', async ({ assert, client }) => {
    const long = 'x'.repeat(500)
    const rows = Array.from({ length: 1200 }, (_, index) => `skill ${index},${long}`)
    const upload = await held(['skill,description', ...rows], { kind: 'skills' })
    const answer = await check(client, await UserFactory.create(), upload.uid, ['skill', null])
    assert.containSubset(answer.body().data, { rows: 1000, is_whole: false, created: 1000 })
  })

  test('takes the first row as data if the file has no header', async ({ assert, client }) => {
    await makeSkills(['Python', 'SQL'])
    const options = { noHeader: true }
    const upload = await held(['Python,SQL,40', 'SQL,Python,odd'], { options })
    const fields = ['skill', 'related_skill', 'weight']
    const person = await UserFactory.create()
    const answer = await check(client, person, upload.uid, fields, { no_header: 'true' })
    assert.containSubset(answer.body().data, {
      ...{ rows: 2, created: 1, failed: 1 },
      rejected: [{ column: 'column_3', first_lines: [2] }],
    })
  })

  test('names what is missing in the mapping', async ({ assert, client }) => {
    const upload = await held(['a,b,c', 'Python,SQL,40'])
    const person = await UserFactory.create()
    const answer = await check(client, person, upload.uid, ['skill', null, 'weight'])
    answer.assertStatus(200)
    assert.isNull(answer.body().data)
    assert.include(answer.body().message, 'Required columns are missing:')
  })

  test('is refused for domains to those who may not import them', async ({ client }) => {
    const upload = await held(['code,name', '1,First'], { kind: 'categories' })
    const person = await UserFactory.merge({ role: Role.subAdmin }).create()
    const answer = await check(client, person, upload.uid, ['code', 'name'])
    answer.assertStatus(403)
  })

  test('is shown on the page without scripts, with what was entered', async ({
    assert,
    client,
  }) => {
    await makeSkills(['Python', 'SQL'])
    const upload = await held(['a,b,c', 'Python,SQL,40', 'Python,nobody,50'])
    const page = await client
      .post(`${place}/${upload.uid}/columns/check`)
      .fields({
        'fields[0]': 'skill',
        'fields[1]': 'related_skill',
        'fields[2]': 'weight',
        'no_header': 'false',
      })
      .loginAs(await UserFactory.create())
      .withCsrfToken()

    const { html, props } = renderedPage(page)
    assert.containSubset(props.check, { created: 1, failed: 1 })
    assert.include(html, 'All 2 rows with these columns')
    assert.include(html, 'This related skill does not exist.')
    assert.match(html, /<option value="related_skill" selected/)
  })
})
