import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import portal from '#config/portal'
import { guestPagesPerMinute } from '#app/billing/limits'
import DefaultSetup from '#app/billing/default_setup'
import { mergeSkill } from '#app/catalogue/skills/merge_skill'
import { skillPath } from '#app/catalogue/skills/skill_path'
import { archiveSkill, updateSkill } from '#app/catalogue/skills/update_skill'
import Skill from '#app/catalogue/skill'
import { CategoryFactory } from '#database/factories/skill_factory'
import { UserFactory } from '#database/factories/user_factory'
import { createGraph, createPartnerWith } from '#tests/functional/playground/graph'
import { renderedPage } from '#tests/helpers/rendered_page'
import { searchable } from '#tests/helpers/searchable_skills'

const operator = { actorId: null }

/** As in the browser. */
const pathOf = ({ uid, name }: Skill) => `${portal.basePath}${skillPath({ id: uid, name })}`

const structuredDataIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '')

test.group('The public page of a skill', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows names, type, domain and description to everybody', async ({ assert, client }) => {
    const domain = await CategoryFactory.merge({ name: 'Trades' }).create()
    const [skill] = await searchable({ name: 'Welding', aliases: ['Fusion welding'], domain })
    const description = 'Joining metals by melting them together, with or without filler metal.'
    await skill.merge({ description, type: 'knowledge', externalId: 'S-1' }).save()

    const { component, props, html } = renderedPage(await client.get(pathOf(skill)))

    assert.match(pathOf(skill), /\/skills\/welding-[\da-f]{12}$/)
    assert.equal(component, 'site/skill')
    assert.deepEqual(props.skill, {
      name: 'Welding',
      language: 'en',
      aliases: ['Fusion welding'],
      names: [],
      type: 'knowledge',
      domain: 'Trades',
      description,
    })
    const address = `${portal.url}${pathOf(skill)}`
    assert.match(html, /<title[^>]*>Welding · Skillary<\/title>/)
    assert.include(html, `<meta name="description" content="${description}"`)
    assert.include(html, `<link rel="canonical" href="${address}"`)
    assert.include(html, `href="${portal.basePath}/playground?skills=Welding"`)
    assert.include(html, portal.attribution)
    for (const text of ['Fusion welding', 'Trades', 'Knowledge', description]) {
      assert.include(html, `>${text}<`)
    }
    assert.containSubset(structuredDataIn(html), {
      '@type': 'DefinedTerm',
      'name': 'Welding',
      'alternateName': ['Fusion welding'],
      description,
      'url': address,
    })
  })

  test('is in the language of the reader', async ({ assert, client }) => {
    const [skill] = await searchable('Welding')
    const page = await client.get(pathOf(skill)).header('Accept-Language', 'de')
    const { html } = renderedPage(page)
    assert.include(html, '>Fertigkeit<')
    assert.include(html, '>In der Spielwiese öffnen<')
    assert.match(html, /<meta name="description" content="Welding in Skillary: weitere Namen/)
  })

  test('marks the language of names, and has those of the reader first', async ({
    assert,
    client,
  }) => {
    const { python, django } = await createGraph()
    await updateSkill(
      python,
      {
        aliases: ['Py'],
        translations: [
          { language: 'de', name: 'Programmiersprache Python', aliases: ['Python-Sprache'] },
          { language: 'fr', name: 'langage Python', aliases: ['langage Py'] },
        ],
      },
      operator
    )
    const translations = [{ language: 'de', name: 'Rahmenwerk Django' }]
    await updateSkill(django, { translations }, operator)
    const shown = async (language: string) =>
      renderedPage(await client.get(pathOf(python)).header('Accept-Language', language))

    const english = await shown('en')
    assert.match(english.html, /<h1[^>]* lang="en">Python</)
    assert.include(english.html, '<dt>French</dt><dd lang="fr">langage Python · langage Py</dd>')
    assert.includeMembers(structuredDataIn(english.html).alternateName, ['Py', 'langage Python'])

    const german = await shown('de')
    assert.match(german.html, /<h1[^>]* lang="de">Programmiersprache Python</)
    assert.include(german.html, '>Python-Sprache · Py<')
    assert.include(german.html, '<dt>Englisch</dt><dd lang="en">Python</dd>')
    assert.include(
      german.html,
      '<dt>Französisch</dt><dd lang="fr">langage Python · langage Py</dd>'
    )
    assert.include(german.html, '/playground?skills=Python"')
    assert.deepInclude(german.props.related, {
      name: 'Rahmenwerk Django',
      path: skillPath({ id: django.uid, name: django.name }),
    })
  })

  test('names a few related skills without weights, as guests may see', async ({
    assert,
    client,
  }) => {
    const { python, django, sql, statistics } = await createGraph()
    const relatedOf = async () => renderedPage(await client.get(pathOf(python))).props.related

    const links = [django, sql, statistics].map((skill) => ({
      name: skill.name,
      path: skillPath({ id: skill.uid, name: skill.name }),
    }))
    assert.deepEqual(await relatedOf(), links)
    const setup = await DefaultSetup.findOrFail(1)
    await setup.merge({ guestResultLimit: 2 }).save()
    assert.deepEqual(await relatedOf(), links.slice(0, 2))
  })

  test('escapes names in the structured data', async ({ assert, client }) => {
    const name = '</script><b>C & "D"'
    const [skill] = await searchable(name)
    const { html } = renderedPage(await client.get(pathOf(skill)))
    assert.notInclude(html, '<b>')
    assert.equal(structuredDataIn(html).name, name)
  })

  test('redirects from ids, stored slugs, former names and merged skills', async ({
    assert,
    client,
  }) => {
    const [skill, merged, other] = await searchable('Welding', 'Gas welding', '数学')
    const former = pathOf(skill)
    await mergeSkill(merged, skill, operator)
    await updateSkill(skill, { name: 'Arc welding' }, operator)
    const renamed = await Skill.findOrFail(skill.id)
    assert.match(pathOf(other), /\/skills\/[\da-f]{12}$/)

    for (const path of [
      former,
      pathOf(merged),
      pathOf(renamed).toUpperCase().replace('/SKILLS', '/skills'),
      `${portal.basePath}/skills/${skill.uid}`,
      `${portal.basePath}/skills/${merged.uid}`,
      `${portal.basePath}/skills/welding`,
    ]) {
      const response = await client.get(path).redirects(0)
      response.assertStatus(301)
      response.assertHeader('location', pathOf(renamed))
    }
    for (const one of [renamed, other]) {
      const page = await client.get(pathOf(one)).redirects(0)
      page.assertStatus(200)
    }
  })

  test('is not found for skills that are not published, also for staff', async ({ client }) => {
    const { secret, lonely } = await createGraph()
    await archiveSkill(lonely, operator)
    const admin = await UserFactory.create()
    for (const path of [pathOf(secret), pathOf(lonely), '/skills/none', '/skills/a%00b']) {
      const response = await client.get(path).loginAs(admin)
      response.assertStatus(404)
    }
  })

  test('is limited per minute for guests', async ({ assert, client }) => {
    const [skill] = await searchable('Welding')
    const { partner } = await createPartnerWith()
    const first = await client.get(pathOf(skill))
    first.assertStatus(200)
    const counted = db.from('rate_limits').whereLike('key', 'guest_pages_minute:%')
    assert.equal(await counted.update({ points: guestPagesPerMinute }), 1)

    const refused = await client.get(pathOf(skill))
    refused.assertStatus(429)
    assert.isAtLeast(Number(refused.header('retry-after')), 1)
    assert.include(refused.text(), 'at most 120 pages of skills per minute')
    const own = await client.get(pathOf(skill)).loginAs(partner)
    own.assertStatus(200)
  })
})
