import { test } from '@japa/runner'
import { interfaceModules } from '#tests/helpers/interface_module'

const modules = await interfaceModules()
const { findPages } = await modules.load('components/palette/find_pages.ts')
const { matchRank, marksOf, piecesOf } = await modules.load('components/palette/matching.ts')
await modules.close()

const labels = (role: number, area: string, text: string) =>
  findPages(role, area, text).map(({ label }: { label: string }) => label)

test.group('Matching of the palette', () => {
  test('marks typed words, at the beginning of a word if possible', ({ assert }) => {
    assert.deepEqual(marksOf('Sales and other tales', 'ales'), [[1, 5]])
    assert.deepEqual(marksOf('Tales of ales', 'ales'), [[9, 13]])
    assert.deepEqual(marksOf('Skill relations', 'REL sk'), [
      [0, 2],
      [6, 9],
    ])
    assert.isNull(marksOf('Skill relations', 'skill zebra'))
    assert.deepEqual(marksOf('Clients', ''), [])
  })

  test('overlapping words are marked once', ({ assert }) => {
    assert.deepEqual(marksOf('Banana', 'ban banana'), [[0, 6]])
  })

  test('special characters are literal', ({ assert }) => {
    assert.deepEqual(marksOf('C++ (language)', 'c++ ('), [
      [0, 3],
      [4, 5],
    ])
    assert.isNull(marksOf('C', '.'))
  })

  test('the pieces of a label form the complete label', ({ assert }) => {
    assert.deepEqual(
      piecesOf('İstanbul guide', 'gui').map(({ text, marked }: Record<string, unknown>) => [
        text,
        marked,
      ]),
      [
        ['İstanbul ', false],
        ['gui', true],
        ['de', false],
      ]
    )
  })

  test('ranks prefixes of the label first, then of words, then substrings', ({ assert }) => {
    assert.equal(matchRank('Skill relations', 'skill'), 0)
    assert.equal(matchRank('Skill relations', 'rel'), 1)
    assert.equal(matchRank('Skill relations', 'lation'), 2)
    assert.isNull(matchRank('Skill relations', 'client'))
  })
})

test.group('Pages of the palette', () => {
  test('match the role and what it can create', ({ assert }) => {
    const admin = labels(0, '/portal/admin', '')
    const subAdmin = labels(1, '/portal/admin', '')
    const partner = labels(2, '/portal/partner', '')
    const company = labels(4, '/portal/companyUser', '')

    assert.includeMembers(admin, ['New skill', 'New client', 'New company user', 'Audit log'])
    assert.includeMembers(subAdmin, ['New skill', 'New client'])
    for (const label of ['New company user', 'Audit log', 'Domains', 'New domain']) {
      assert.notInclude(subAdmin, label)
    }
    assert.deepEqual(partner, [
      'Dashboard',
      'Playground',
      'Search-history',
      'Packages-list',
      'Purchase History',
      'Invoices',
      'Invoice reader',
      'Billing',
      'Documentation',
      'Colleagues',
      'API keys',
      'Webhooks',
      'New API key',
      'New webhook',
      'Notifications',
      'Your profile',
    ])
    assert.deepEqual(company, [
      'Dashboard',
      'Skills',
      'Skill-relations',
      'Synonyms',
      'Upload-status',
      'Playground',
      'Invoice reader',
      'New skill',
      'New synonym',
      'Notifications',
      'Your profile',
    ])
  })

  test('are found by their own name first, then by their group', ({ assert }) => {
    assert.deepEqual(labels(0, '/portal/admin', 'new cl'), ['New client'])
    assert.deepEqual(labels(4, '/portal/companyUser', 'skill'), [
      'Skills',
      'Skill-relations',
      'New skill',
      'Synonyms',
      'Upload-status',
      'Playground',
      'New synonym',
    ])
    assert.deepEqual(labels(0, '/portal/admin', 'setup'), [
      'Limitation Setup',
      'Domains',
      'Currencies',
      'Invoice data',
      'Webhooks',
      'New domain',
      'New currency',
      'New webhook',
    ])
    assert.deepEqual(labels(2, '/portal/partner', 'client'), [])
  })

  test('have unique URLs', ({ assert }) => {
    const places = findPages(0, '/portal/admin', '').map(({ href }: { href: string }) => href)
    assert.deepEqual(places, [...new Set(places)])
  })
})
