import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { indexSkills } from '#app/catalogue/names/skill_index'
import { resolveInputs } from '#app/search/playground/resolve_inputs'
import { lastPlaceFor } from '#app/search/playground/suggestions'
import { SkillFactory } from '#database/factories/skill_factory'

async function publish(names: string[]) {
  const skills = await SkillFactory.merge(names.map((name) => ({ name }))).createMany(names.length)
  await indexSkills(
    db.connection(),
    skills.map(({ id }) => id)
  )
}

async function resolve(text: string) {
  const [resolved] = await resolveInputs(db.connection(), [text], {
    lastPlace: lastPlaceFor.client,
  })
  return { ...resolved, first: (resolved.skill ?? resolved.suggestions[0])?.name }
}

test.group('Terms of a search, resolved', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are not corrected to another form of their word', async ({ assert }) => {
    await publish(['electricity', 'carpentry'])

    for (const [term, name] of [
      ['electrician', 'electricity'],
      ['carpenter', 'carpentry'],
    ]) {
      const { first, match_reason: reason, confidence } = await resolve(term)
      assert.equal(first, name)
      assert.notEqual(reason, 'typo')
      assert.isBelow(confidence, 0.9)
    }
    assert.containSubset(await resolve('electricty'), {
      match_reason: 'typo',
      first: 'electricity',
    })
  })

  test('are not a skill that only adds a frequent word', async ({ assert }) => {
    const taught = ['Latin', 'dance', 'geography', 'law', 'music', 'pharmacy', 'swimming', 'yoga']
    const others = taught.flatMap((name) => [`teach ${name}`, `teach ${name} principles`])
    await publish(['teach public speaking principles', ...others])

    assert.containSubset(await resolve('public speaking'), {
      skill: null,
      first: 'teach public speaking principles',
    })
  })
})
