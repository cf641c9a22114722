import { test } from '@japa/runner'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { Database } from 'sqlite3'
import { isPostgres } from '#app/core/db/prepared_rows'
import { pageList, type ListDefinition } from '#app/core/lists/listing'
import { readConnection } from '#app/core/lists/read_connection'
import Skill from '#app/catalogue/skill'
import { skillList } from '#app/catalogue/skills/skill_list'
import { SkillFactory } from '#database/factories/skill_factory'
import { createGraph, createPartnerWith, spentOf } from '#tests/functional/playground/graph'
import { freshDatabase } from '#tests/helpers/fresh_database'

/** A list whose filter `endless` runs until it is interrupted. */
const endlessList: ListDefinition<typeof Skill> = {
  ...skillList,
  filters: {
    endless: {
      expects: () => '',
      read: () => (query) =>
        query.whereRaw(
          `exists (with recursive up(n) as (select 1 union all select n + 1 from up)
                   select 1 from up where n = 0)`
        ),
    },
  },
}

function readSkills(list = skillList, qs: Record<string, string> = {}) {
  const request = { qs: () => qs }
  return pageList(list, Skill.query(), { request } as unknown as HttpContext)
}

/** Resolves when a statement with this text is sent on the connection for long reads. */
function statementSent(text: string) {
  const knex = readConnection().getReadClient()
  return new Promise<void>((resolve) => {
    knex.on('query', function listen({ sql }: { sql: string }) {
      if (!sql.includes(text)) return
      knex.off('query', listen)
      resolve()
    })
  })
}

function interruptReads() {
  const { pool } = readConnection().getReadClient().client
  for (const { resource } of pool.used as Array<{ resource: Database }>) resource.interrupt()
}

/** PostgreSQL has a pool of connections for everything. */
const isSqlite = () => !isPostgres(db.connection())

/** Other connections only see committed changes. */
test.group('Long reads of lists', (group) => {
  group.teardown(freshDatabase)

  test('do not delay charges', async ({ assert, client, cleanup }) => {
    if (!isSqlite()) return
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    const sent = statementSent('with recursive up')
    let ended = false
    const reading = readSkills(endlessList, { endless: 'yes' }).finally(() => (ended = true))
    const interrupted = assert.rejects(() => reading, /SQLITE_INTERRUPT/)
    cleanup(interruptReads)
    await sent

    const response = await client
      .get('/v1/skills/playground-search/')
      .qs({ skills: 'python' })
      .withGuard('api')
      .loginAs(partner)

    response.assertStatus(200)
    assert.isFalse(ended)
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
    interruptReads()
    await interrupted
  })

  test('see everything committed before', async ({ assert }) => {
    const { list: before } = await readSkills()
    await SkillFactory.create()

    const { list } = await readSkills()

    assert.equal(list.total, before.total + 1)
  })

  test('cannot write', async ({ assert }) => {
    if (!isSqlite()) return

    await assert.rejects(() => readConnection().from('skills').delete(), /readonly/)
  })
})
