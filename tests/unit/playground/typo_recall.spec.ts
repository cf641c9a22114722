import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { parse } from 'csv-parse/sync'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { newUid } from '#app/core/uid'
import { cleanName, nameKey, slugOf } from '#app/core/text/name_key'
import { indexSkills } from '#app/catalogue/names/skill_index'
import { suggestSkills } from '#app/search/playground/suggestions'
import { typosOf } from '#tests/helpers/typos'

interface RealSkill {
  skill: string
  alt_labels: string
}

function realSkills(): RealSkill[] {
  const file = app.makePath('database/data/demo_skills.csv.gz')
  return parse<RealSkill>(gunzipSync(readFileSync(file)), { columns: true })
}

/** Creates and indexes published skills with aliases; returns their public ids in order. */
async function publish(real: RealSkill[]): Promise<string[]> {
  const at = { created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00' }
  const skills = real.map(({ skill }, index) => ({
    id: index + 1,
    uid: newUid(),
    name: cleanName(skill),
    name_key: nameKey(skill),
    slug: slugOf(`${skill} ${index}`),
    status: 'published',
    ...at,
  }))
  const aliases = real.flatMap(({ alt_labels: labels }, index) => {
    const names = new Map(labels.split('|').map((label) => [nameKey(label), cleanName(label)]))
    return [...names]
      .filter(([key]) => key !== '')
      .map(([key, name]) => ({ skill_id: index + 1, name, name_key: key, ...at }))
  })
  for (let start = 0; start < skills.length; start += 400) {
    await db.table('skills').multiInsert(skills.slice(start, start + 400))
  }
  for (let start = 0; start < aliases.length; start += 400) {
    await db.table('skill_aliases').multiInsert(aliases.slice(start, start + 400))
  }
  await indexSkills(
    db.connection(),
    skills.map(({ id }) => id)
  )
  return skills.map(({ uid }) => uid)
}

test.group('Typos in real names', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('find their skill among the first five in at least 97 of 100 cases', async ({ assert }) => {
    const real = realSkills()
    const uids = await publish(real)
    const typos = typosOf(
      real.map(({ skill }) => skill),
      400,
      20261121
    )

    const missed: string[] = []
    for (const { at, typed } of typos) {
      const found = await suggestSkills(typed, { limit: 5, audience: 'client' })
      if (!found.some(({ id }) => id === uids[at])) missed.push(`${typed} (${real[at].skill})`)
    }

    assert.isAtMost(missed.length / typos.length, 0.03, missed.join('\n'))
  })
})
