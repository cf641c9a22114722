import { test } from '@japa/runner'
import { extractDefaults } from '#app/search/extract/extract_validators'
import { SkillReader } from '#app/search/extract/skill_reader'
import { timesAsLong } from '#tests/helpers/processor_time'

/** A reader of the skills 1, 2, 3 … with these labels, names first. */
function readerOf(...skills: string[][]) {
  const reader = new SkillReader()
  for (const [at, labels] of skills.entries()) setLabels(reader, at + 1, labels)
  return reader
}

function setLabels(reader: SkillReader, skillId: number, labels: string[]) {
  reader.set(
    skillId,
    labels.map((text, at) => ({ text, kind: at === 0 ? 'name' : 'alias' }))
  )
}

/** The skills with what the text has of them, those of higher confidence first. */
function foundIn(reader: SkillReader, text: string) {
  return reader
    .find(text)
    .toSorted((a, b) => b.confidence - a.confidence)
    .map(({ skillId, start, end }) => [skillId, text.slice(start, end)])
}

test.group('Skills that a text is about', () => {
  test('a complete label is surer than a part of one, and a part of a longer one less', ({
    assert,
  }) => {
    const reader = readerOf(['project management'], ['manage agile projects in space'], ['space'])
    const [first, second] = reader
      .find('managing projects')
      .toSorted((a, b) => b.confidence - a.confidence)
    assert.equal(first.skillId, 1)
    assert.equal(second.skillId, 2)
    assert.isAbove(first.confidence, extractDefaults.min_confidence)
    assert.isBelow(second.confidence, 0.2)
  })

  test('a skill that the sentence names has a place for each time', ({ assert }) => {
    const reader = readerOf(['SQL', 'structured query language'])
    assert.deepEqual(foundIn(reader, 'SQL and sql. Queries in a structured language'), [
      [1, 'SQL'],
      [1, 'sql'],
      [1, 'Queries in a structured language'],
    ])
  })

  test('words of two sentences are no match', ({ assert }) => {
    const reader = readerOf(['solve problems'])
    const [together] = reader.find('solve our problems')
    const apart = reader.find('We solve. You have problems.')
    assert.isAbove(together.confidence, extractDefaults.min_confidence)
    for (const { confidence } of apart) assert.isBelow(confidence, 0.3)
  })

  test('function words alone match only as they are', ({ assert }) => {
    const reader = readerOf(['have been there'], ['weld'])
    assert.deepEqual(foundIn(reader, 'we were there to be'), [])
    assert.deepEqual(foundIn(reader, 'have been there'), [[1, 'have been there']])
  })

  test('labels that were replaced or removed are not found', ({ assert }) => {
    const reader = readerOf(['solve problems'], ['weld pipes'])
    const fresh = readerOf(['paint walls'])
    setLabels(reader, 1, ['paint walls'])
    reader.set(2, [])
    const text = 'Solving problems, welding pipes, painting a wall'
    assert.deepEqual(foundIn(reader, text), [[1, 'painting a wall']])
    assert.deepEqual(reader.find(text), fresh.find(text))
  })

  test('a text of 50 KB is read in linear time: {title}')
    .with(
      ['manage projects ', 'manage. ', 'a', ' ', '😀', 'project-\n', 'Manage; projects! '].map(
        (part) => ({ title: JSON.stringify(part), part })
      )
    )
    .run(async ({ assert }, { part }) => {
      const skills = Array.from({ length: 500 }, (_, at) => [
        `manage project ${at}`,
        `projects ${at}`,
      ])
      const reader = readerOf(...skills)
      const textOf = (own: string) => own.repeat(Math.ceil((50 * 1024) / Buffer.byteLength(own)))
      const times = await timesAsLong(() => reader.find(textOf(part)), {
        peer: () => reader.find(textOf('She painted the wall of a house. ')),
      })
      assert.isBelow(times, 50)
    })
})
