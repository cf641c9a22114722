import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import { claimUpload } from '#app/imports/run/upload_claims'
import Upload from '#app/imports/upload'
import { UserFactory } from '#database/factories/user_factory'
import { makeSkills } from '#tests/helpers/imports'
import { queueLines } from '#tests/helpers/queued_uploads'
import { renderedPage } from '#tests/helpers/rendered_page'

const place = '/portal/admin/skills/upload-status'

/** An ended upload with these rows. */
async function over(lines: string[]) {
  await queueLines(['skill,related_skill,weight', ...lines])
  const claim = (await claimUpload())!
  await runClaimedUpload(claim)
  return Upload.findOrFail(claim.id)
}

test.group('Rejected rows by cause', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the report names the causes, their rows and first lines', async ({ assert, client }) => {
    await makeSkills(['Python', 'SQL'])
    const strange = Array.from({ length: 7 }, (_, index) => `Python,nobody ${index},40`)
    const upload = await over(['Python,SQL,many', ...strange, 'Python,SQL,few', 'SQL,Python,50'])

    const page = await client.get(`${place}/${upload.uid}`).loginAs(await UserFactory.create())

    const { html, props } = renderedPage(page)
    assert.containSubset(props.upload.rejected, [
      { code: 'unknown_related_skill', rows: 7, first_line: 3, first_lines: [3, 4, 5, 6, 7] },
      { code: 'weight_not_a_number', rows: 2, first_lines: [2, 10] },
    ])
    assert.include(html, '3, 4, 5, 6, 7 …')
    assert.include(html, `${upload.uid}/causes?code=weight_not_a_number&amp;column=weight`)
  })

  test('a cause shows its rows in pages of 50', async ({ assert, client }) => {
    await makeSkills(['Python', 'SQL'])
    const strange = Array.from({ length: 60 }, (_, index) => `Python,nobody ${index},40`)
    const upload = await over([...strange, 'Python,SQL,many'])
    const user = await UserFactory.create()
    const see = async (query: Record<string, string | number>) => {
      const page = client.get(`${place}/${upload.uid}/causes`).qs(query)
      return renderedPage(await page.loginAs(user)).props
    }
    const cause = { code: 'unknown_related_skill', column: 'related_skill' }

    const first = await see(cause)
    assert.lengthOf(first.rows, 50)
    assert.equal(first.cause, 'This related skill does not exist.')
    assert.deepEqual(first.header, ['skill', 'related_skill', 'weight'])
    assert.containSubset(first.rows[0], { line: 2, cells: ['Python', 'nobody 0', '40'] })
    const second = await see({ ...cause, after: first.next })
    assert.lengthOf(second.rows, 10)
    assert.isNull(second.next)
    const other = await see({ code: 'weight_not_a_number' })
    assert.deepEqual(
      other.rows.map(({ line }: { line: number }) => line),
      [62]
    )
    const none = await see({ code: 'weight_not_a_number', column: '' })
    assert.lengthOf(none.rows, 0)
    const all = await see({})
    assert.lengthOf(all.rows, 50)
  })

  test('a line that could not be parsed is shown in its columns', async ({ assert, client }) => {
    const upload = await over(['Py"thon,SQL,40'])
    const page = await client
      .get(`${place}/${upload.uid}/causes?code=bad_quote`)
      .loginAs(await UserFactory.create())
    const [row] = renderedPage(page).props.rows
    assert.deepEqual(row.cells, ['Py"thon', 'SQL', '40'])
  })
})
