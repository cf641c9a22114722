import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role, type RoleId } from '#app/accounts/role'
import { newUid } from '#app/core/uid'
import { createSkill } from '#app/catalogue/skills/create_skill'
import Skill from '#app/catalogue/skill'
import { CategoryFactory, SkillFactory } from '#database/factories/skill_factory'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { changesOf } from '#tests/helpers/change_log'
import { renderedPage } from '#tests/helpers/rendered_page'

const nobody = { actorId: null }
const areas: Array<{ area: string; role: RoleId }> = [
  { area: '/portal/admin', role: Role.admin },
  { area: '/portal/admin', role: Role.subAdmin },
  { area: '/portal/companyUser', role: Role.companyUser },
]

test.group('Screens of skills', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('{area} lists skills for role {role}')
    .with(areas)
    .run(async ({ assert, client }, { area, role }) => {
      const staff = await UserFactory.merge({ role }).create()
      const domain = await CategoryFactory.merge({ name: 'Metal' }).create()
      await SkillFactory.merge([
        { name: 'Welding', categoryId: domain.id },
        { name: 'Bending' },
      ]).createMany(2)

      const response = await client.get(`${area}/skills`).loginAs(staff)
      response.assertStatus(200)
      assert.equal(renderedPage(response).component, 'skills/index')
      const { skills, list, domains } = renderedPage(response).props
      assert.deepEqual(
        skills.map(({ name }: { name: string }) => name),
        ['Bending', 'Welding']
      )
      assert.containSubset(list, { total: 2, page: 1, pages: 1, sort: 'name', filters: {} })
      assert.deepEqual(domains, [[domain.uid, 'Metal']])
    })

  test('each page has its own rows, counted from either end', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    await SkillFactory.merge({ status: 'draft' }).createMany(11)
    await SkillFactory.merge([{ type: 'tool' }, { type: 'attitude' }]).createMany(2)
    const namesOn = async (page: number) => {
      const qs = { sort: '-type,name', limit: 3, page, status: 'draft' }
      const response = await client.get('/portal/admin/skills').qs(qs).loginAs(staff)
      return renderedPage(response).props.skills.map(({ name }: { name: string }) => name)
    }
    const pages = [await namesOn(1), await namesOn(2), await namesOn(3), await namesOn(4)]
    const drafts = await Skill.query().where('status', 'draft').orderBy('name_key')
    assert.deepEqual(
      pages.flat(),
      drafts.map(({ name }) => name)
    )
    assert.lengthOf(pages[3], 2)
  })

  test('the list is complete without scripts: rows, sorted headings, filters, pages', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    for (const name of ['Welding', 'Wending', 'Bending']) {
      await createSkill({ name, type: 'tool', status: 'published' }, nobody)
    }
    const response = await client
      .get('/portal/admin/skills?search=we&type=tool&sort=-name&limit=1&page=2&keep=me')
      .loginAs(staff)
    const html = response.text()
    assert.include(html, '>Welding</a>')
    assert.notInclude(html, '>Wending</a>')
    assert.include(html, 'aria-sort="descending"')
    assert.include(html, 'keep=me')
    assert.match(html, /Page 2"/)
  })

  test('creates a skill and opens it', async ({ assert, client }) => {
    const staff = await UserFactory.merge({ role: Role.companyUser }).create()
    const parent = await CategoryFactory.merge({ name: 'Engineering' }).create()
    await CategoryFactory.merge({ name: 'Metal' }).create()
    const metal = await CategoryFactory.merge({
      name: 'Metal',
      slug: 'metal-2',
      parentId: parent.id,
    }).create()
    const form = await client
      .get('/portal/companyUser/skills/create')
      .qs({ back: '/skills?search=we&page=2' })
      .loginAs(staff)
    assert.equal(renderedPage(form).props.back, '/skills?search=we&page=2')

    const response = await client
      .post('/portal/companyUser/skills/create')
      .loginAs(staff)
      .withCsrfToken()
      .redirects(0)
      .form({
        name: 'Welding',
        type: 'tool',
        status: 'published',
        domain: 'metal (engineering)',
        aliases: 'Gas welding\r\n\r\nArc welding\r\n',
        description: '',
        back: '/skills?search=we&page=2',
      })
    response.assertStatus(302)
    response.assertFlashMessage('success', 'Created the skill “Welding”.')

    const skill = await Skill.query().preload('aliases').firstOrFail()
    const opened = `/portal/companyUser/skills/edit/${skill.uid}`
    response.assertHeader('location', `${opened}?back=%2Fskills%3Fsearch%3Dwe%26page%3D2`)
    assert.equal(skill.categoryId, metal.id)
    assert.equal(skill.type, 'tool')
    assert.isNull(skill.description)
    assert.sameMembers(
      skill.aliases.map(({ name }) => name),
      ['Gas welding', 'Arc welding']
    )
    const [change] = await changesOf('skill', skill.id)
    assert.equal(change.actor_id, staff.id)
  })

  test('continues to the related skills on request', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const response = await client
      .post('/portal/admin/skills/create')
      .loginAs(staff)
      .withCsrfToken()
      .redirects(0)
      .form({ name: 'Welding', next: 'relations', back: '/skills?page=2' })
    const { uid } = await Skill.firstOrFail()
    assert.equal(
      response.header('location'),
      `/portal/admin/skills/skill-update-with-related-skills/${uid}?back=%2Fskills%3Fpage%3D2`
    )
  })

  test('only redirects inside the area', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    for (const [index, back] of [
      '//evil.example',
      'https://evil.example',
      '/a\r\nX: y',
    ].entries()) {
      const response = await client
        .post('/portal/admin/skills/create')
        .loginAs(staff)
        .withCsrfToken()
        .redirects(0)
        .form({ name: `Skill ${index}`, back })
      const { uid } = await Skill.findByOrFail('name', `Skill ${index}`)
      assert.equal(response.header('location'), `/portal/admin/skills/edit/${uid}`)
    }
  })

  test('shows the form with the error next to its field and the input', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    await createSkill({ name: 'Welding' }, nobody)
    const response = await client
      .post('/portal/admin/skills/create')
      .loginAs(staff)
      .withCsrfToken()
      .header('referer', '/portal/admin/skills/create')
      .redirects(0)
      .form({ name: 'WELDING', type: 'tool', status: 'draft', description: 'Kept' })
    response.assertStatus(302)
    const errors = response.flashMessage('inputErrorsBag')
    assert.deepEqual(errors, {
      name: ['The name "WELDING" is already used by the skill "Welding" (draft).'],
    })
    response.assertFlashMessage('description', 'Kept')
    assert.lengthOf(await Skill.query(), 1)
  })

  test('lists the domains that an ambiguous name may mean', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const law = await CategoryFactory.merge({ name: 'Law' }).create()
    await CategoryFactory.merge({ name: 'LAW', slug: 'law-2', parentId: law.id }).create()
    const create = (domain: string, name: string) =>
      client
        .post('/portal/admin/skills/create')
        .loginAs(staff)
        .withCsrfToken()
        .redirects(0)
        .form({ name, domain })
    await create('law', 'Top')
    await create('law (law)', 'Parent domain')
    const unknownDomain = await create('metal', 'Nowhere')

    const skills = await Skill.query().preload('category').orderBy('id')
    assert.deepEqual(
      skills.map(({ name, category }) => [name, category.name]),
      [
        ['Top', 'Law'],
        ['Parent domain', 'LAW'],
      ]
    )
    const errors = unknownDomain.flashMessage('inputErrorsBag')
    assert.deepEqual(errors, { domain: ['This domain does not exist.'] })
  })

  test('edits a skill with its aliases and domain', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const domain = await CategoryFactory.merge({ name: 'Metal' }).create()
    const skill = await createSkill(
      { name: 'Welding', aliases: ['a', 'b'], domain: domain.uid, description: 'd' },
      nobody
    )
    const url = `/portal/admin/skills/edit/${skill.uid}`
    const form = await client.get(url).loginAs(staff)
    assert.equal(renderedPage(form).component, 'skills/edit')
    assert.containSubset(renderedPage(form).props, {
      form: { name: 'Welding', aliases: 'a\nb', domain: 'Metal', description: 'd' },
      differences: [],
      may_purge: true,
    })

    const response = await client
      .post(url)
      .loginAs(staff)
      .withCsrfToken()
      .redirects(0)
      .form({
        ...renderedPage(form).props.form,
        name: 'Gas welding',
        aliases: 'b',
        status: 'published',
        version: 1,
      })
    response.assertHeader('location', '/portal/admin/skills')
    await skill.refresh()
    assert.equal(skill.name, 'Gas welding')
    assert.equal(skill.status, 'published')
    assert.equal(skill.categoryId, domain.id)
    assert.equal(skill.version, 2)
    const changes = await changesOf('skill', skill.id)
    assert.deepEqual(changes[1].after, {
      name: 'Gas welding',
      status: 'published',
      aliases: ['b'],
    })
  })

  test('shows the differences of a stale save, then saves', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const skill = await createSkill({ name: 'Welding', description: 'mine and theirs' }, nobody)
    await skill.merge({ description: 'theirs', version: 2 }).save()
    const url = `/portal/admin/skills/edit/${skill.uid}`
    const typed = { name: 'Joining', type: 'skill', status: 'draft', description: 'mine' }
    const leading = `${url}?back=${encodeURIComponent('/skills?page=2')}`
    const opened = renderedPage(await client.get(leading).loginAs(staff))
    assert.include(opened.html, `action="${leading}"`)

    const stale = await client
      .post(leading)
      .loginAs(staff)
      .withCsrfToken()
      .form({ ...typed, version: 1 })
    stale.assertStatus(409)
    assert.equal(renderedPage(stale).component, 'skills/edit')
    assert.include(renderedPage(stale).html, 'This skill has been changed since you opened it')
    assert.containSubset(renderedPage(stale).props, {
      form: typed,
      version: '2',
      stale: true,
      back: '/skills?page=2',
      differences: [
        { field: 'name', now: 'Welding', typed: 'Joining' },
        { field: 'description', now: 'theirs', typed: 'mine' },
      ],
    })
    await skill.refresh()
    assert.equal(skill.name, 'Welding')

    const again = await client
      .post(url)
      .loginAs(staff)
      .withCsrfToken()
      .redirects(0)
      .form({ ...typed, version: 2 })
    again.assertStatus(302)
    await skill.refresh()
    assert.equal(skill.name, 'Joining')
  })

  test('a refused save keeps the version of the form', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const skill = await createSkill({ name: 'Welding' }, nobody)
    const url = `/portal/admin/skills/edit/${skill.uid}`
    const refused = await client
      .post(url)
      .loginAs(staff)
      .withCsrfToken()
      .redirects(0)
      .form({ name: '', type: 'skill', status: 'draft', version: '1' })
    await skill.merge({ description: 'theirs', version: 2 }).save()

    const shown = await client.get(url).loginAs(staff).withFlashMessages(refused.flashMessages())
    assert.containSubset(renderedPage(shown).props, {
      errors: { name: 'Enter a name.' },
      version: '1',
      stale: false,
    })
    const stale = await client
      .post(url)
      .loginAs(staff)
      .withCsrfToken()
      .form({ name: 'Mine', type: 'skill', status: 'draft', version: '1' })
    stale.assertStatus(409)
  })

  test('archives skills, and deletes archived ones for role 0 only', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const subAdmin = await UserFactory.merge({ role: Role.subAdmin }).create()
    const skill = await createSkill({ name: 'Welding', status: 'published' }, nobody)
    const remove = (user: typeof admin, input: Record<string, string>) =>
      client
        .post(`/portal/admin/skills/edit/${skill.uid}?_method=DELETE`)
        .loginAs(user)
        .withCsrfToken()
        .redirects(0)
        .form(input)

    const archived = await remove(subAdmin, { back: '/skills?status=published' })
    archived.assertHeader('location', '/portal/admin/skills?status=published')
    await skill.refresh()
    assert.equal(skill.status, 'archived')

    await remove(subAdmin, { purge: 'true' })
    assert.isNotNull(await Skill.find(skill.id))
    await remove(admin, { purge: 'true' })
    assert.isNull(await Skill.find(skill.id))
  })

  test('an unknown skill is a 404 page', async ({ client }) => {
    const staff = await UserFactory.create()
    for (const id of [newUid(), 'nonsense']) {
      const response = await client.get(`/portal/admin/skills/edit/${id}`).loginAs(staff)
      response.assertStatus(404)
    }
  })

  test('other roles are redirected, guests to login', async ({ assert, client }) => {
    const partner = await createPartner()
    const company = await UserFactory.merge({ role: Role.companyUser }).create()
    const skill = await SkillFactory.create()
    const requests = [
      ['get', '/portal/admin/skills'],
      ['get', '/portal/admin/skills/create'],
      ['post', '/portal/admin/skills/create'],
      ['get', `/portal/admin/skills/edit/${skill.uid}`],
      ['post', `/portal/admin/skills/edit/${skill.uid}`],
      ['delete', `/portal/admin/skills/edit/${skill.uid}`],
    ] as const
    for (const [method, url] of requests) {
      const homes = [
        [partner, '/portal/partner/dashboard'],
        [company, '/portal/companyUser/dashboard'],
      ] as const
      for (const [user, home] of homes) {
        const response = await client[method](url).loginAs(user).withCsrfToken().redirects(0)
        assert.equal(response.header('location'), home)
      }
      const guest = await client[method](url).withCsrfToken().redirects(0)
      assert.equal(guest.header('location'), '/auth/login')
    }
    assert.lengthOf(await Skill.query().where('status', 'published'), 1)
  })
})
