import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createSkill } from '#app/skills/create_skill'
import { UserFactory } from '#database/factories/user_factory'
import { axeFaultsEverywhere } from '#tests/browser/axe'
import { hearComplaints } from '#tests/browser/console'

async function publish(...names: string[]) {
  for (const name of names) await createSkill({ name, status: 'published' }, { actorId: null })
}

test.group('Lists in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('nothing there, nothing that matches and not loaded are told apart', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const complaints = hearComplaints(browserContext)
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/skills')
    await page.getByText('No skills yet').waitFor()

    await publish('Welding')
    await page.goto('/portal/admin/skills?search=zzz&sort=-name&keep=me')
    await page.getByText('No skill matches').waitFor()
    await page.getByRole('link', { name: 'Show all skills' }).click()
    await page.getByRole('link', { name: 'Welding', exact: true }).waitFor()
    assert.equal(new URL(page.url()).search, '?sort=-name&keep=me')

    await browserContext.setOffline(true)
    await page.getByRole('link', { name: 'Updated' }).click()
    await page.getByText('The skills could not be loaded').waitFor()
    await browserContext.setOffline(false)
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('link', { name: 'Welding', exact: true }).waitFor()
    assert.equal(new URL(page.url()).search, '?sort=updated_at&keep=me')
    assert.deepEqual(
      complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED')),
      []
    )
  })
})
