import { fork } from 'node:child_process'
import { once } from 'node:events'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { operator } from '#app/accounts/audit/audit_log'
import Synonym from '#app/catalogue/synonym'
import { findSynonyms } from '#app/catalogue/synonyms/find_synonyms'
import { createSynonym, updateSynonym } from '#app/catalogue/synonyms/save_synonym'
import { FieldRefusal } from '#app/core/errors/problem'
import { temporaryFolder } from '#tests/helpers/csv_files'
import { freshDatabase } from '#tests/helpers/fresh_database'
import { importLines } from '#tests/helpers/imports'
import { removesFiles } from '#tests/helpers/queued_uploads'

/** Uses committed transactions, since one around the test would serialize them. */
test.group('Concurrent changes of synonyms', (group) => {
  group.each.setup(removesFiles)
  group.each.teardown(freshDatabase)
  const files = temporaryFolder(group)

  test('cannot close a loop together', async ({ assert }) => {
    for (let round = 0; round < 5; round++) {
      const [one, other] = [`one ${round}`, `other ${round}`]
      const created = await Promise.allSettled([
        createSynonym({ term: one, equivalent: other }, operator),
        createSynonym({ term: other, equivalent: one }, operator),
      ])
      const refused = created.filter((each) => each.status === 'rejected')
      assert.lengthOf(refused, 1)
      assert.instanceOf(refused[0].reason, FieldRefusal)
    }
    assert.lengthOf(await Synonym.all(), 5)
  })

  test('cannot create the same synonym twice', async ({ assert }) => {
    const fields = { term: 'js', equivalent: 'JavaScript' }
    const created = await Promise.allSettled([1, 2, 3].map(() => createSynonym(fields, operator)))
    assert.lengthOf(
      created.filter(({ status }) => status === 'fulfilled'),
      1
    )
    assert.lengthOf(await Synonym.all(), 1)
  })

  test('are found in another process at once', async ({ assert }) => {
    const path = await files.write('synonyms.csv', 'term,equivalent\njs,JavaScript')
    assert.isEmpty(await findSynonyms(db.connection(), ['js']))
    const child = fork(app.makePath('ace.js'), ['synonyms:import', '--quiet', path], {
      execArgv: [],
      stdio: 'ignore',
    })
    assert.deepEqual(await once(child, 'exit'), [0, null])
    const found = await findSynonyms(db.connection(), ['js'])
    assert.deepEqual(found.get('js'), ['JavaScript'])
  })

  test('cannot close a loop with an import', async ({ assert }) => {
    const synonym = await createSynonym({ term: 'a', equivalent: 'b' }, operator)
    const [changed, imported] = await Promise.allSettled([
      updateSynonym(synonym, { equivalent: 'c' }, { actor: operator }),
      importLines('synonyms', ['term,equivalent', 'c,a']),
    ])
    assert.equal(imported.status, 'fulfilled')
    const failed = imported.status === 'fulfilled' ? imported.value.counts.failed : 0
    assert.equal((changed.status === 'rejected' ? 1 : 0) + failed, 1)
  })
})
