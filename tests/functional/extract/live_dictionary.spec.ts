import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { extractSkills } from '#app/search/extract/extract_skills'
import { LiveDictionary } from '#app/search/extract/live_dictionary'
import { SkillReader } from '#app/search/extract/skill_reader'
import { mergeSkill } from '#app/catalogue/skills/merge_skill'
import { purgeSkill } from '#app/catalogue/skills/purge_skill'
import { createSkill } from '#app/catalogue/skills/create_skill'
import { archiveSkill, updateSkill } from '#app/catalogue/skills/update_skill'
import { UserFactory } from '#database/factories/user_factory'
import { relate, searchable } from '#tests/helpers/searchable_skills'

const text = 'red wine, white wine, rosé'

/** The results of another process, with its own dictionary of the same database. */
async function foundBy(process: LiveDictionary) {
  const reader = await process.current(db.connection())
  return reader.find(text).map(({ label }) => label)
}

test.group('The cached labels of a process', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are current after each kind of change to a skill', async ({ assert }) => {
    const { id: actorId } = await UserFactory.create()
    const author = { actorId }
    const processes = [new LiveDictionary(), new LiveDictionary()]
    const assertFound = async (expected: string[]) => {
      for (const process of processes) assert.deepEqual(await foundBy(process), expected)
    }
    await searchable('other')
    await assertFound([])

    const red = await createSkill({ name: 'red wine', status: 'published', type: 'skill' }, author)
    await assertFound(['red wine'])

    await updateSkill(red, { name: 'drinks', aliases: ['Red wine', 'ROSÉ'] }, author)
    await assertFound(['Red wine', 'ROSÉ'])

    await updateSkill(red, { aliases: ['red Wine'] }, author)
    await assertFound(['red Wine'])

    await updateSkill(red, { status: 'draft' }, author)
    await assertFound([])

    const white = await createSkill(
      { name: 'white wine', status: 'published', type: 'skill' },
      author
    )
    await updateSkill(red, { status: 'published' }, author)
    await assertFound(['red Wine', 'white wine'])

    await mergeSkill(white, red, author)
    await assertFound(['red Wine', 'white wine'])
    const { skills } = await extract(text)
    assert.deepEqual(
      skills.map(({ skill, count }) => [skill.id, skill.name, count]),
      [[red.uid, 'drinks', 2]]
    )

    await archiveSkill(red, author)
    await assertFound([])
    await purgeSkill(red, author)
    await assertFound([])
  })

  test('are loaded once for concurrent requests, then only changes', async ({
    assert,
    cleanup,
  }) => {
    const [red, white] = await searchable('red wine', 'white wine')
    const process = new LiveDictionary()
    const read = countSkillsRead()
    cleanup(read.stop)
    const ask = () => process.current(db.connection())
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, ask))
    for (const other of others) assert.strictEqual(other, first)
    assert.equal(read.skills, 2)

    await ask()
    await relate(red, white, 50)
    await ask()
    assert.equal(read.skills, 2)

    await searchable('rosé')
    await Promise.all(Array.from({ length: 20 }, ask))
    assert.equal(read.skills, 3)
    assert.deepEqual(await foundBy(process), ['red wine', 'white wine', 'rosé'])
  })

  test('are reloaded after a restore of an older database', async ({ assert }) => {
    const [red] = await searchable('red wine', 'white wine')
    const process = new LiveDictionary()
    await process.current(db.connection())
    await db.from('skills').where('id', red.id).delete()
    await db.from('search_revisions').delete()
    assert.deepEqual(await foundBy(process), ['white wine'])
  })

  test('are loaded again after a failed load', async ({ assert }) => {
    await searchable('red wine')
    const process = new LiveDictionary()
    await db.rawQuery('savepoint before_failure')
    await db.rawQuery('alter table skill_aliases rename to away')
    await assert.rejects(() => process.current(db.connection()))
    await db.rawQuery('rollback to savepoint before_failure')
    assert.deepEqual(await foundBy(process), ['red wine'])
  })
})

function extract(input: string) {
  return extractSkills({ text: input, min_confidence: 0, limit: 100, offsets: 'utf16' })
}

/** Counts the skills whose labels any process loads. */
function countSkillsRead() {
  const { set } = SkillReader.prototype
  let skills = 0
  SkillReader.prototype.set = function (...given) {
    skills += 1
    return set.apply(this, given)
  }
  return {
    get skills() {
      return skills
    },
    stop: () => {
      SkillReader.prototype.set = set
    },
  }
}
