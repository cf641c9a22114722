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
import Sale from '#app/billing/sales/sale'
import { saleList } from '#app/billing/sales/sale_list'
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
  test('of sales and the audit log use an existing index', async ({ assert }) => {
    if (isPostgres(db.connection())) return
    const ordered = [
      ...Object.values(saleList.sorts).map((column) => {
        const query = Sale.query().orderBy(column)
        saleList.followIndex?.(query, column)
        return query
      }),
      ...Object.values(auditList.sorts).map((column) => {
        const query = AuditEntry.query().orderBy(column)
        auditList.followIndex?.(query, column)
        return query
      }),
    ]

    for (const query of ordered) {
      const [step] = await planOf(db.connection(), query.toQuery())
      assert.match(step, /USING INDEX/)
      assert.match(query.toQuery(), / indexed by /)
    }
  })
})
