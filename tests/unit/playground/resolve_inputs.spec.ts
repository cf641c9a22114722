import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { labelsOfStems } from '#app/catalogue/names/find_candidates'
import { indexSkills } from '#app/catalogue/names/skill_index'
import { resolveInputs } from '#app/search/playground/resolve_inputs'
import { lastPlaceFor } from '#app/search/playground/suggestions'
import { operator } from '#app/accounts/audit/audit_log'
import { createSkill } from '#app/catalogue/skills/create_skill'
import { createSynonym } from '#app/catalogue/synonyms/save_synonym'
import { SkillFactory } from '#database/factories/skill_factory'

async function publish(names: string[]) {
  const skills = await SkillFactory.merge(names.map((name) => ({ name }))).createMany(names.length)
  await indexSkills(
    db.connection(),
    skills.map(({ id }) => id)
  )
}

async function publishInFrench(names: Record<string, string>) {
  for (const [name, french] of Object.entries(names)) {
    const translations = [{ language: 'fr', name: french }]
    await createSkill({ name, status: 'published', translations }, { actorId: null })
  }
}

async function resolve(text: string, language?: string) {
  const [resolved] = await resolveInputs(db.connection(), [text], {
    lastPlace: lastPlaceFor.client,
    language,
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

  test('are not corrected to a word of another language', async ({ assert }) => {
    await publishInFrench({
      'install wiring': 'électricité',
      'perform ballet': 'danser',
      'welding techniques': 'soudage',
    })

    for (const term of ['electrician', 'dancer']) {
      const { skill, match_reason: reason } = await resolve(term)
      assert.deepEqual([skill, reason], [null, 'none'], term)
    }
    for (const [term, skill] of [
      ['soudgae', 'welding techniques'],
      ['wedling techniques', 'welding techniques'],
    ]) {
      assert.containSubset(await resolve(term, 'fr'), { match_reason: 'typo', first: skill })
    }
    assert.containSubset(await resolve('soudgae'), { skill: null })
  })

  test('are not corrected if labels have another form of the word', async ({ assert }) => {
    await publish(['printer', 'spray-paint surfaces', 'varnish surfaces'])

    assert.containSubset(await resolve('painter'), { skill: null })
    assert.containSubset(await resolve('prinetr'), { match_reason: 'typo', first: 'printer' })
  })

  test('are not corrected by replacing two letters', async ({ assert }) => {
    await publish(['congruence', 'refrigeration'])

    assert.containSubset(await resolve('confluence'), { skill: null, first: 'congruence' })
    for (const term of ['congurennce', 'refrigiretion', 'refigeraton', 'refrigeratoin']) {
      const { skill, match_reason: reason } = await resolve(term)
      const isReplaced = term === 'refrigiretion'
      assert.deepEqual([Boolean(skill), reason], [!isReplaced, isReplaced ? 'none' : 'typo'], term)
    }
  })

  test('are not corrected by adding or replacing the last letter', async ({ assert }) => {
    await publish(['stats', 'Arabic', 'Python', 'carpentry'])

    for (const [term, name] of [
      ['stata', 'stats'],
      ['arabica', 'Arabic'],
    ]) {
      assert.containSubset(await resolve(term), { skill: null, match_reason: 'none', first: name })
    }
    for (const term of ['pytho', 'pythno', 'carpentyr', 'capentry']) {
      const { skill, match_reason: reason } = await resolve(term)
      assert.deepEqual([Boolean(skill), reason], [true, 'typo'], term)
    }
  })

  test('are uncertain if a synonym stands for several skills', async ({ assert }) => {
    await publish(['JavaScript', 'SQL', 'Python'])
    for (const [term, equivalent] of [
      ['golang', 'JavaScript'],
      ['golang', 'SQL'],
      ['py', 'Python'],
      ['py', 'a skill to come'],
    ]) {
      await createSynonym({ term, equivalent }, operator)
    }

    const { skill, match_reason: reason, confidence, suggestions } = await resolve('golang')
    assert.deepEqual([skill, reason], [null, 'none'])
    assert.isBelow(confidence, 0.5)
    assert.sameMembers(
      suggestions.map(({ name }) => name),
      ['JavaScript', 'SQL']
    )
    assert.containSubset(await resolve('py'), { match_reason: 'synonym', first: 'Python' })
  })

  test('use synonyms of the language of the search, or of any', async ({ assert }) => {
    await publish(['JavaScript', 'SQL'])
    await createSynonym({ term: 'blub', equivalent: 'SQL', language: 'fr' }, operator)
    await createSynonym({ term: 'js', equivalent: 'JavaScript' }, operator)

    assert.containSubset(await resolve('blub'), { skill: null })
    assert.containSubset(await resolve('blub', 'de'), { skill: null })
    assert.containSubset(await resolve('blub', 'fr'), { match_reason: 'synonym', first: 'SQL' })
    assert.containSubset(await resolve('js', 'fr'), { match_reason: 'synonym' })
  })

  test('that are a name in the language are exact, and come before aliases', async ({ assert }) => {
    await publishInFrench({ 'accounting': 'comptabilité', 'vocational training': 'formation' })
    const translations = [{ language: 'fr', name: 'entraînement', aliases: ['formation'] }]
    const fields = { name: 'coaching', status: 'published' as const, translations }
    const coaching = await createSkill(fields, { actorId: null })
    await coaching.merge({ popularity: 50 }).save()
    await indexSkills(db.connection(), [coaching.id])

    const { match_reason: reason, confidence } = await resolve('Comptabilite', 'fr')
    assert.deepEqual([reason, confidence], ['exact', 1])
    const { match_reason: named, suggestions } = await resolve('formation', 'fr')
    assert.equal(named, 'exact')
    assert.deepEqual(
      suggestions.map(({ name }) => name),
      ['coaching']
    )
    assert.containSubset(await resolve('comptabilité'), { match_reason: 'alias' })
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

  test('are uncertain if their words and their synonym mean different skills', async ({
    assert,
  }) => {
    await publish(['emergency medicine', 'paramedic practice', 'welding techniques', 'weld'])
    await createSynonym({ term: 'paramedic', equivalent: 'emergency medicine' }, operator)
    await createSynonym({ term: 'welder', equivalent: 'welding techniques' }, operator)

    const { skill, suggestions } = await resolve('paramedic')
    assert.isNull(skill)
    assert.deepEqual(
      suggestions.map(({ name }) => name),
      ['paramedic practice', 'emergency medicine']
    )
    const reasons = { match_reason: 'synonym', first: 'welding techniques' }
    assert.containSubset(await resolve('welder'), reasons)
  })

  test('that are an alias of several skills are the one with these initials', async ({
    assert,
  }) => {
    for (const [name, popularity] of [
      ['make strategic decisions', 50],
      ['pay-per-click', 0],
    ] as const) {
      const fields = { name, status: 'published' as const, aliases: ['PPC'] }
      const skill = await createSkill(fields, { actorId: null })
      await skill.merge({ popularity }).save()
      await indexSkills(db.connection(), [skill.id])
    }

    const { match_reason: reason, first, suggestions } = await resolve('ppc')
    assert.deepEqual([reason, first], ['alias', 'pay-per-click'])
    assert.deepEqual(
      suggestions.map(({ name }) => name),
      ['make strategic decisions']
    )
  })

  test('are compared with hyphenated words, also if other labels have them joined', async ({
    assert,
  }) => {
    await publish(['make-up techniques', 'apply makeup to performers'])

    const { skill } = await resolve('makeup techniques')
    assert.equal(skill?.name, 'make-up techniques')
  })

  test('of few letters are no singular of a label', async ({ assert }) => {
    await publish(['Canvas', 'perform VATS', 'dump contents into a vat', 'weaving looms'])

    assert.containSubset(await resolve('canva'), { skill: null, first: 'Canvas' })
    assert.containSubset(await resolve('vat'), { skill: null })
    assert.containSubset(await resolve('weaving loom'), { skill: { name: 'weaving looms' } })
  })

  test('with two corrected letters in a word of eight are only suggested', async ({ assert }) => {
    await publish(['veterinary terminology', 'terminology'])

    const found = await resolve('vetinary terminology')
    assert.containSubset(found, { skill: null, first: 'veterinary terminology' })
  })

  test('are not a label that has other words between theirs', async ({ assert }) => {
    const sciences = [
      'principles of natural sciences applied to medicine',
      'principles of medicine',
    ]
    await publish(sciences)

    assert.containSubset(await resolve('natural medicine'), { skill: null, first: sciences[0] })
    assert.containSubset(await resolve('medicine'), { skill: { name: sciences[1] } })
  })

  test('are a label in another language if labels have only other forms', async ({ assert }) => {
    await publishInFrench({ 'internal auditing': 'audit interne' })
    await publish(['undertake internal audit'])

    assert.containSubset(await resolve('audit interne'), { first: 'internal auditing' })
    assert.containSubset(await resolve('internal audit'), { first: 'undertake internal audit' })
  })

  test('are closer to a label that only adds a light word', async ({ assert }) => {
    await publish(['sculpt chocolate', 'create sculptures'])

    assert.containSubset(await resolve('sculpting'), { first: 'create sculptures' })
  })

  test('for persons are their work, not work with them', async ({ assert }) => {
    await publish(['manage drivers', 'driving buses'])
    await publishInFrench({
      'support nurses': 'aider les infirmières',
      'nursing': 'soins infirmiers',
    })

    assert.containSubset(await resolve('bus driver'), { first: 'driving buses' })
    assert.containSubset(await resolve('infirmière'), { first: 'nursing' })
  })

  test('are found by their frequent words together', async ({ assert }) => {
    const others = ['visitor', 'engagement', 'strategies'].flatMap((word) =>
      Array.from({ length: 60 }, (_, at) => `${word} ${at}`)
    )
    await publish(['develop visitor engagement strategies', 'generate heat', ...others])

    const { first } = await resolve('generate visitor engagement strategies')
    assert.equal(first, 'develop visitor engagement strategies')
  })

  test('are found by labels of many words', async ({ assert }) => {
    const long = Array.from({ length: 70 }, (_, at) => `a${at}`).join(' ')
    await publish([`zymurgy ${long}`])
    const client = db.connection()
    const label = await client.from('search_labels').firstOrFail()

    const labels = await labelsOfStems(client, ['a7'], 10)
    assert.deepEqual(labels.get('a7'), [{ id: label.id, words: 63 }])
  })

  test('are found by French words with the same meaning', async ({ assert }) => {
    await publishInFrench({
      'pay wages': 'verser la paye',
      'shoe repair': 'réparation de chaussures',
    })

    assert.containSubset(await resolve('verser la paie', 'fr'), { first: 'pay wages' })
  })
})
