import { test } from '@japa/runner'
import type { HttpContext } from '@adonisjs/core/http'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { isPostgres } from '#app/core/db/prepared_rows'
import AuditEntry from '#app/accounts/audit/audit_entry'
import { auditList } from '#app/accounts/audit/audit_list'
import { Role } from '#app/accounts/role'
import User from '#app/accounts/user'
import { pageList, type ListDefinition, type ListQuery } from '#app/core/lists/listing'
import { exactTotal } from '#app/core/lists/list_url'
import { jsonTable } from '#app/core/db/raw_rows'
import { newUid } from '#app/core/uid'
import { relationList } from '#app/catalogue/relations/relation_list'
import SkillRelation from '#app/catalogue/skill_relation'
import SearchHistory from '#app/billing/metering/search_history'
import Purchase from '#app/billing/sales/purchase'
import { activatedPackageList } from '#app/billing/sales/purchase_list'
import Sale from '#app/billing/sale'
import { saleList } from '#app/billing/sales/sale_list'
import Upload from '#app/imports/upload'
import { uploadList } from '#app/imports/uploads/upload_list'
import { clientSearchList, searchesOfClients } from '#app/search/playground/search_history_list'
import ContactMessage from '#app/site/contact_message'
import { contactMessageList } from '#app/site/contact_message_list'
import Skill from '#app/catalogue/skill'
import { skillList } from '#app/catalogue/skills/skill_list'
import { CategoryFactory } from '#database/factories/skill_factory'
import { planOf } from '#tests/helpers/plan_of'

const staff = new User().merge({ role: Role.admin })
const count = exactTotal + 500

/** Most rows match each filter of these tests, so that filtered lists are long. */
async function createSkills() {
  const client = db.connection()
  const domain = await CategoryFactory.create()
  const rows = Array.from({ length: count }, (_, at) => ({
    uid: newUid(),
    name: `skill ${(at * 7919) % count}`,
    slug: `s${at}`,
    type: at % 100 < 97 ? 'skill' : 'tool',
    status: at % 100 < 98 ? 'published' : 'draft',
  }))
  const columns = { uid: 'uuid', name: 'text', slug: 'text', type: 'text', status: 'text' } as const
  await client.rawQuery(
    `insert into skills (uid, name, name_key, slug, type, status, category_id, created_at, updated_at)
       select uid, name, name, slug, type, status, ${domain.id}, current_timestamp, current_timestamp
         from ${jsonTable(client, 'given', columns)}`,
    [JSON.stringify(rows)]
  )
  await client.rawQuery('analyze')
  return domain
}

/** Each skill has a relation to the one with the next id. */
async function createRelations() {
  const client = db.connection()
  const skills: Array<{ id: number }> = await client.from('skills').select('id').orderBy('id')
  const ids = skills.map(({ id }) => id)
  const rows = ids.map((id, at) => ({
    uid: newUid(),
    skill_id: id,
    related_skill_id: ids[(at + 1) % ids.length],
    weight: at % 100,
  }))
  const columns = {
    uid: 'uuid',
    skill_id: 'integer',
    related_skill_id: 'integer',
    weight: 'integer',
  } as const
  await client.rawQuery(
    `insert into skill_relations (uid, skill_id, related_skill_id, type, weight, created_at, updated_at)
       select uid, skill_id, related_skill_id, 'related', weight, current_timestamp, current_timestamp
         from ${jsonTable(client, 'given', columns)}`,
    [JSON.stringify(rows)]
  )
  await client.rawQuery('analyze')
}

/** The query plans for the rows of a list's first two pages. */
async function plansOf<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: () => ListQuery<Model>,
  qs: Record<string, string>
) {
  const client = db.connection()
  const knex = client.getReadClient()
  const read: Array<{ sql: string; bindings: unknown[] }> = []
  const listen = (statement: { sql: string; bindings: unknown[] }) => {
    if (statement.sql.includes(' order by ')) read.push(statement)
  }
  const pageAt = (cursor: Record<string, string>) => {
    const request = { qs: () => ({ ...qs, ...cursor }) }
    return pageList(definition, query(), { request } as unknown as HttpContext)
  }
  knex.on('query', listen)
  try {
    const { list } = await pageAt({})
    if (list.next_cursor) await pageAt({ cursor: list.next_cursor })
  } finally {
    knex.off('query', listen)
  }
  return Promise.all(read.map(({ sql, bindings }) => planOf(client, sql, bindings)))
}

/** Steps that sort all rows, without incremental sorts. */
function sortsIn(plan: string[]) {
  return plan.filter((step) => /TEMP B-TREE FOR ORDER BY|^\s*(->\s+)?Sort {2}\(/.test(step))
}

/** The rows of the list in each of its orders, by the index that it names. */
function followed<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  all: () => ListQuery<Model>
) {
  return Object.values(definition.sorts).map((column) => {
    const query = all().orderBy(column)
    definition.followIndex?.(query, column)
    return query
  })
}

test.group('Sort orders of long lists', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('of skills follow an index, whatever the filter', async ({ assert }) => {
    const domain = await createSkills()
    const filters: Array<Record<string, string>> = [
      {},
      { status: 'published' },
      { status: 'draft,published' },
      { type: 'skill' },
      { status: 'published', domain: domain.uid },
    ]

    for (const name of Object.keys(skillList.sorts)) {
      for (const sort of [name, `-${name}`]) {
        for (const filter of filters) {
          const plans = await plansOf(skillList, () => Skill.listFor(staff), { ...filter, sort })
          assert.lengthOf(plans, 2)
          for (const plan of plans) {
            assert.isEmpty(sortsIn(plan), `${JSON.stringify({ ...filter, sort })}: ${plan}`)
          }
        }
      }
    }
  })

  test('of relations follow an index, whatever the filter', async ({ assert }) => {
    await createSkills()
    await createRelations()
    const filters: Array<Record<string, string>> = [{}, { type: 'related' }, { min_weight: '1' }]

    for (const sort of ['skill,-weight', '-skill', 'weight', '-weight', '-created_at']) {
      for (const filter of filters) {
        const qs = { ...filter, sort }
        const plans = await plansOf(relationList, () => SkillRelation.listFor(staff), qs)
        assert.lengthOf(plans, 2)
        for (const plan of plans) {
          assert.isEmpty(sortsIn(plan), `${JSON.stringify(qs)}: ${plan}`)
        }
      }
    }
  })

  test('of the skills of a domain follow the index of domains', async ({ assert }) => {
    await createSkills()
    const small = await CategoryFactory.create()
    await Skill.query().where('name', '<', 'skill 11').update({ categoryId: small.id })
    await db.rawQuery('analyze')

    const plans = await plansOf(skillList, () => Skill.listFor(staff), { domain: small.uid })
    assert.isNotEmpty(plans)
    for (const plan of plans) {
      assert.include(plan.join('\n'), 'skills_category_id_name_key_id_index')
      assert.isEmpty(sortsIn(plan))
    }
  })

  test('of relations by weight or time read no skills', async ({ assert }) => {
    await createSkills()
    await createRelations()
    for (const sort of ['weight', '-created_at']) {
      const plans = await plansOf(relationList, () => SkillRelation.listFor(staff), { sort })
      assert.lengthOf(plans, 2)
      for (const plan of plans) assert.notMatch(plan.join('\n'), /\bskills/, sort)
    }
  })

  /** PostgreSQL plans with the limit, so no index is forced there. */
  test('of other long lists use an existing index', async ({ assert }) => {
    if (isPostgres(db.connection())) return
    const ordered = [
      ...followed(saleList, () => Sale.query()),
      ...followed(auditList, () => AuditEntry.query()),
      ...followed(uploadList, () => Upload.query()),
      ...followed(contactMessageList, () => ContactMessage.query()),
      ...followed(clientSearchList, () => SearchHistory.query()),
    ]

    for (const query of ordered) {
      const [step] = await planOf(db.connection(), query.toQuery())
      assert.match(step, /USING INDEX/)
      assert.match(query.toQuery(), / indexed by /)
    }
  })
})

test.group('Filters of long lists', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('of few matches use an index', async ({ assert }) => {
    const client = db.connection()
    // Tables are empty here, or have the statistics of another test.
    if (isPostgres(client)) await client.rawQuery('set local enable_seqscan = off')
    else await client.rawQuery('analyze sqlite_schema')
    const searches = (values: Record<string, string>) =>
      filtered(clientSearchList, searchesOfClients, values)
    const purchases = (values: Record<string, string>) =>
      filtered(activatedPackageList, () => Purchase.query(), values)
    const audit = (values: Record<string, string>) =>
      filtered(auditList, () => AuditEntry.query(), values)
    const matches: Array<[index: string, query: string]> = [
      [
        'skill_relations_type_index',
        filtered(relationList, () => SkillRelation.query(), { source: 'adverts' }),
      ],
      ['audit_entries_action_index', audit({ action: 'merged' })],
      ['audit_entries_subject_', audit({ subject_id: newUid() })],
      ['search_history_other_calls', searches({ call: 'lookup' })],
      ['search_history_other_outcomes', searches({ outcome: 'unresolved' })],
      ['search_history_other_outcomes', searches({ outcome: 'empty' })],
      ['client_packages_status_index', purchases({ status: 'refunded' })],
    ]
    // PostgreSQL has several indexes with columns of these filters, and no rows to choose between them.
    if (!isPostgres(client)) {
      matches.push(
        ['client_packages_start_index', purchases({ status: 'scheduled' })],
        ['client_packages_term_index', purchases({ status: 'expired' })],
        ['client_packages_used_up_index', purchases({ status: 'exhausted' })]
      )
    }

    for (const [index, query] of matches) {
      const plan = await planOf(client, query)
      assert.include(plan.join('\n'), index)
    }
  })
})

function filtered<Model extends LucidModel>(
  { filters }: ListDefinition<Model>,
  all: () => ListQuery<Model>,
  values: Record<string, string>
) {
  const query = all()
  for (const [name, value] of Object.entries(values)) filters[name].read(value)!(query)
  return query.toQuery()
}
