import { test } from '@japa/runner'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { interfaceModules } from '#tests/helpers/interface_module'

const modules = await interfaceModules()
const { crumbsOf, menuOf, menuPositionOf } = await modules.load('layouts/menu.ts')
const { Entry } = await modules.load('layouts/sidebar_nav.tsx')
await modules.close()

test.group('Menu of each role', () => {
  test('sub-admins see the admin menu without staff and Setup, role 3 sees none', ({ assert }) => {
    const labels = (role: number) => menuOf(role).map(({ label }: { label: string }) => label)
    const hidden = ['Company Users', 'Setup', 'Audit log']
    assert.deepEqual(
      labels(1),
      labels(0).filter((label: string) => !hidden.includes(label))
    )
    assert.includeMembers(labels(0), ['Clients', 'Company Users', 'Audit log'])
    assert.deepEqual(menuOf(3), [])
  })

  test('has the entries of the specification in order', ({ assert }) => {
    interface Listed {
      label: string
      items?: Listed[]
    }
    const labelsOf = (entries: Listed[]): string[] =>
      entries.flatMap(({ label, items }) => [label, ...(items ? labelsOf(items) : [])])

    const packages = ['Packages', 'Packages', 'Pay-as-you-go', 'Additional Packs', 'Free-package']
    const skills = ['Skills', 'Skills', 'Skill-relations', 'Upload-status', 'Playground']
    const setup = ['Setup', 'Domains', 'Currencies', 'Limitation Setup']
    const first = ['Dashboard', 'Clients', 'Sales History', ...packages, ...skills]
    const listed = {
      0: [...first, 'Company Users', ...setup],
      1: first,
      2: [
        ...['Dashboard', 'Playground', 'Playground', 'Search-history'],
        ...['Packages-list', 'Purchase History', 'Documentation'],
      ],
      4: ['Dashboard', ...skills],
    }
    /** Pages that do not exist yet. */
    const missing = ['Upload-status']
    /** Not in the specification. */
    const added = [
      'Audit log',
      'Colleagues',
      'API keys',
      'Webhooks',
      'Synonyms',
      'Invoices',
      'Invoice reader',
      'Invoice data',
      'Contact messages',
      'Billing',
    ]

    for (const [role, labels] of Object.entries(listed)) {
      const shown = labelsOf(menuOf(Number(role)))
      assert.deepEqual(
        shown.filter((label) => !added.includes(label)),
        labels.filter((label) => shown.includes(label) || !missing.includes(label)),
        `role ${role}`
      )
    }
  })

  test('the longest matching item is active, in its group', ({ assert }) => {
    const menu = menuOf(0)
    const related = menuPositionOf('/portal/admin/skill-relations', menu)
    assert.equal(related.item?.label, 'Skill-relations')
    assert.equal(related.group?.label, 'Skills')

    const edit = menuPositionOf('/portal/admin/skills/edit/0197', menu)
    assert.equal(edit.item?.label, 'Skills')
    assert.isNull(menuPositionOf('/portal/admin/skillset', menu).item)
  })

  test('breadcrumbs have the group, the item and the page below', ({ assert }) => {
    const menu = menuOf(2)
    assert.deepEqual(crumbsOf('/portal/partner/playground/search-history', menu), [
      { label: 'Playground' },
      { label: 'Search-history', href: undefined },
    ])
    assert.deepEqual(crumbsOf('/portal/admin/skills/edit/0197', menuOf(0)), [
      { label: 'Skills', href: '/portal/admin/skills' },
      { label: 'Edit' },
    ])
    const place = '/portal/admin/skills/edit/0197'
    assert.deepEqual(crumbsOf(place, menuOf(0), 'Welding').at(-1), { label: 'Welding' })
    assert.deepEqual(crumbsOf('/portal/admin/refunds', menuOf(0)), [
      { label: 'Invoices', href: '/portal/admin/invoices' },
      { label: 'Refunds' },
    ])
    assert.deepEqual(crumbsOf('/elsewhere', menu), [])
  })

  test('an entry of an unknown type shows an error', ({ assert }) => {
    const html = renderToString(createElement(Entry, { entry: { type: 'collapse' } }))
    assert.include(html, 'Menu Items Error')
  })
})
