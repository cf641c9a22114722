import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { operator } from '#app/accounts/audit/audit_log'
import { Role } from '#app/accounts/role'
import Synonym from '#app/catalogue/synonym'
import { createSynonym } from '#app/catalogue/synonyms/save_synonym'
import { newUid } from '#app/core/uid'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { importLines } from '#tests/helpers/imports'
import { renderedPage } from '#tests/helpers/rendered_page'
import { searchable } from '#tests/helpers/searchable_skills'
import { usersWithAccess } from '#tests/helpers/users_with_access'

const list = '/portal/companyUser/synonyms'

test.group('Screens of synonyms', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const companyUser = () => UserFactory.merge({ role: Role.companyUser }).create()

  test('lists, searches, filters and exports', async ({ assert, client }) => {
    const staff = await companyUser()
    await createSynonym({ term: 'js', equivalent: 'JavaScript' }, operator)
    await createSynonym({ term: 'KI', equivalent: 'AI', language: 'de' }, operator)
    const terms = async (qs: Record<string, string>) => {
      const response = await client.get(list).qs(qs).loginAs(staff)
      response.assertStatus(200)
      return renderedPage(response).props.synonyms.map(({ term }: Synonym) => term)
    }
    assert.deepEqual(await terms({}), ['js', 'KI'])
    assert.deepEqual(await terms({ sort: '-term' }), ['KI', 'js'])
    assert.deepEqual(await terms({ search: 'script' }), ['js'])
    assert.deepEqual(await terms({ language: 'any' }), ['js'])

    const file = await client.get(`${list}/export?language=de`).loginAs(staff)
    file.assertStatus(200)
    assert.match(file.text(), /^id,term,equivalent,language,source,updated_at\n[\w-]+,KI,AI,de,,/)
    const workbook = await client.get(`${list}/export?format=xlsx`).loginAs(staff)
    workbook.assertStatus(200)
  })

  test('the exported list can be imported without a change', async ({ assert, client }) => {
    const staff = await companyUser()
    await createSynonym({ term: '=js', equivalent: 'JavaScript', source: 'us' }, operator)
    await createSynonym({ term: 'KI', equivalent: 'A "I", etc', language: 'de' }, operator)
    const file = await client.get(`${list}/export`).loginAs(staff)
    const { counts } = await importLines('synonyms', [file.text()])
    assert.containSubset(counts, { created: 0, updated: 0, unchanged: 2, failed: 0 })
  })

  test('creates one with the term of the URL, and returns', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const admin = '/portal/admin'
    const url = `${admin}/synonyms/create?term=k8s&back=${encodeURIComponent('/dashboard?from=2026-11-01')}`
    const { props, html } = renderedPage(await client.get(url).loginAs(staff))
    assert.equal(props.term, 'k8s')
    assert.include(html, 'value="k8s"')
    const create = (input: Record<string, string>) =>
      client.post(url).loginAs(staff).withCsrfToken().redirects(0).form(input)

    const wrong = await create({ term: 'k8s', equivalent: '', language: '', source: '' })
    assert.deepEqual(wrong.flashMessage('inputErrorsBag'), {
      equivalent: ['Enter what the term stands for.'],
    })
    const made = await create({ term: 'k8s', equivalent: 'Kubernetes', language: '', source: '' })
    made.assertHeader('location', `${admin}/dashboard?from=2026-11-01`)
    made.assertFlashMessage(
      'success',
      'Created the synonym “k8s → Kubernetes”. No skill has the name or alias “Kubernetes” yet.'
    )
    await searchable('Terraform')
    const known = await create({ term: 'k8s', equivalent: 'terraform', language: '', source: '' })
    known.assertFlashMessage('success', 'Created the synonym “k8s → terraform”.')
    const again = await create({ term: 'K8S', equivalent: 'kubernetes', language: '', source: '' })
    assert.deepEqual(again.flashMessage('inputErrorsBag'), {
      term: ['The synonym “k8s → Kubernetes” already exists for this language.'],
    })
    assert.lengthOf(await Synonym.all(), 2)
  })

  test('edits one, shows a stale save as a difference, and deletes it', async ({
    assert,
    client,
  }) => {
    const staff = await companyUser()
    const synonym = await createSynonym({ term: 'js', equivalent: 'Java', source: 'us' }, operator)
    const url = `${list}/edit/${synonym.uid}`
    const { form, version } = renderedPage(await client.get(url).loginAs(staff)).props
    const save = (input: Record<string, string>) =>
      client
        .post(url)
        .loginAs(staff)
        .withCsrfToken()
        .form({ ...form, version, ...input })
    const saved = await save({ equivalent: 'JavaScript', source: '' }).redirects(0)
    saved.assertHeader('location', list)
    await synonym.refresh()
    assert.containSubset(synonym.$attributes, {
      ...{ equivalent: 'JavaScript', equivalentKey: 'javascript', source: null, version: 2 },
    })
    const stale = await save({ equivalent: 'ECMAScript' })
    stale.assertStatus(409)
    assert.containSubset(renderedPage(stale).props, {
      stale: true,
      differences: [{ field: 'equivalent', now: 'JavaScript', typed: 'ECMAScript' }, {}],
    })

    const deleted = await client
      .post(`${url}?_method=DELETE`)
      .loginAs(staff)
      .withCsrfToken()
      .redirects(0)
    deleted.assertFlashMessage('success', 'Deleted the synonym “js → JavaScript”.')
    assert.lengthOf(await Synonym.all(), 0)
  })

  test('an unknown synonym is a 404 page', async ({ client }) => {
    const staff = await companyUser()
    const response = await client.get(`${list}/edit/${newUid()}`).loginAs(staff)
    response.assertStatus(404)
  })

  test('partners and guests have no access', async ({ assert, client }) => {
    const people = [[await createPartner(), '/portal/partner/dashboard']] as const
    const requests = [
      ['get', ''],
      ['get', '/create'],
      ['post', '/create'],
    ] as const
    assert.deepEqual(await usersWithAccess(client, list, requests, people), [])
  })
})
