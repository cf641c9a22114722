import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { isPostgres } from '#app/core/db/prepared_rows'
import { rawRows } from '#app/core/db/raw_rows'
import { exportSkills } from '#app/exports/export_skills'
import { importLines, makeSkills } from '#tests/helpers/imports'
import { removeUploads } from '#tests/helpers/queued_uploads'

test.group('What an upload changed', (group) => {
  group.each.teardown(removeUploads)

  test('includes archived and restored records', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    await importLines('skills', ['skill,status', 'Python,archived'])
    const { report } = await importLines('skills', [
      'skill,status',
      'Python,published',
      'SQL,archived',
    ])

    const { id } = await db
      .from('uploads')
      .where('uid', report.upload ?? '')
      .firstOrFail()
    let text = ''
    for await (const piece of exportSkills({ format: 'csv', changedByUpload: id })) text += piece
    const [, ...lines] = text.trim().split('\n')
    assert.deepEqual(
      lines.map((line) => line.split(',')[0]),
      ['Python', 'SQL']
    )
  })

  test('is found in the log by an index', async ({ assert }) => {
    const client = db.connection()
    const indexes = await rawRows<{ name: string }>(
      client,
      isPostgres(client)
        ? `select indexname as name from pg_indexes where tablename = 'change_log'`
        : `select name from sqlite_master where type = 'index' and tbl_name = 'change_log'`
    )
    assert.include(
      indexes.map(({ name }) => name),
      'change_log_upload'
    )
  })
})
