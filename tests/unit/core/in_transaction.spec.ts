import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { inTransaction } from '#app/core/db/in_transaction'
import Skill from '#app/catalogue/skill'
import { SkillFactory } from '#database/factories/skill_factory'

function brokenOff(code: string) {
  return Object.assign(new Error('broken off'), { code })
}

test.group('A transaction', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is retried after an abort, without effects of the first attempt', async ({ assert }) => {
    let attempts = 0
    await inTransaction(async (trx) => {
      attempts++
      await SkillFactory.client(trx)
        .merge({ name: `Attempt ${attempts}` })
        .create()
      if (attempts < 3) throw brokenOff('40P01')
    })
    const skills = await Skill.query()
    assert.deepEqual(
      skills.map(({ name }) => name),
      ['Attempt 3']
    )
  })

  test('fails after four attempts, and at once for any other error', async ({ assert }) => {
    for (const [code, expected] of [
      ['40001', 4],
      ['23505', 1],
    ] as const) {
      let attempts = 0
      await assert.rejects(
        () =>
          inTransaction(async () => {
            attempts++
            throw brokenOff(code)
          }),
        'broken off'
      )
      assert.equal(attempts, expected)
    }
  })
})
