import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  confidence,
  mostSharing,
  otherForms,
  SkillDictionary,
  type DictionaryMatch,
  type WrittenLabel,
} from '#app/search/extract/skill_dictionary'
import { wordsIn } from '#app/search/extract/text_words'
import { foldSlowly, readByBruteForce, type BrutePlace } from '#tests/helpers/brute_force_reader'
import { timesAsLong } from '#tests/helpers/processor_time'

const name = (text: string): WrittenLabel => ({ text, kind: 'name' })
const alias = (text: string): WrittenLabel => ({ text, kind: 'alias' })

/** A dictionary of the skills 1, 2, 3 … with these labels. */
function dictionaryOf(...skills: Array<string | WrittenLabel[]>) {
  const dictionary = new SkillDictionary()
  for (const [at, labels] of skills.entries()) {
    dictionary.set(at + 1, typeof labels === 'string' ? [name(labels)] : labels)
  }
  return dictionary
}

const written = (text: string, found: DictionaryMatch[]) =>
  found.map(({ start, end }) => text.slice(start, end))

/** One place for all skills that share it, like the reference implementation. */
function places(found: DictionaryMatch[]): BrutePlace[] {
  return [...Map.groupBy(found, ({ start }) => start).values()].map((here) => ({
    start: here[0].start,
    end: here[0].end,
    labels: here.map(({ label }) => label).toSorted(),
  }))
}

test.group('Labels in a text', () => {
  test('{1} is found in {0} as {2}')
    .with([
      ['I write Python.', 'Python', ['Python']],
      ['PYTHON, python', 'Python', ['PYTHON', 'python']],
      ['Pythons eat', 'Python (computer programming)', []],
      ['C++, C# and .NET; Node.js.', 'c++', ['C++']],
      ['C++, C# and .NET; Node.js.', 'C#', ['C#']],
      ['C++, C# and .NET; Node.js.', '.net', ['.NET']],
      ['C++, C# and .NET; Node.js.', 'node.js', ['Node.js']],
      ['C++ and C#', 'C', []],
      ['I write C.', 'C', ['C']],
      ['machine learning', 'learning machine', []],
      ['machine\tlearning', 'machine learning', ['machine\tlearning']],
      ['machine   \r\n   learning', 'machine learning', ['machine   \r\n   learning']],
      ['machine\u00a0learning', 'machine learning', ['machine\u00a0learning']],
      ['machine-learning', 'machine learning', ['machine-learning']],
      ['machine learning', 'Machine-Learning', ['machine learning']],
      ['machine\u0000learning', 'machine learning', ['machine\u0000learning']],
      ['a machine. Learning is', 'machine learning', []],
      ['a machine\n\nLearning', 'machine learning', []],
      ['machine, learning', 'machine learning', []],
      ['machine \ud800 learning', 'machine learning', []],
      ['machine 😀 learning', 'machine learning', []],
      ['😀 machine learning 😀', 'machine learning', ['machine learning']],
      ['research & development', 'research & development', ['research & development']],
      ['plan, do, check', 'plan, do, check', ['plan, do, check']],
      ['plan do check', 'plan, do, check', []],
      [
        'Python (computer programming)!',
        'Python (computer programming)',
        ['Python (computer programming)'],
      ],
      ['pro\u00adgram\u00adming', 'programming', ['pro\u00adgram\u00adming']],
      ['program-\nming', 'programming', ['program-\nming']],
      ['program-\r\n   ming languages', 'programming languages', ['program-\r\n   ming languages']],
      ['Cafe\u0301 management', 'café management', ['Cafe\u0301 management']],
      ['CAFÉ MANAGEMENT', 'cafe\u0301 management', ['CAFÉ MANAGEMENT']],
      ['in der Straße', 'STRASSE', ['Straße']],
      ['İSTANBUL', 'istanbul', ['İSTANBUL']],
      ['ﬁnance', 'finance', ['ﬁnance']],
      ['Ｅｘｃｅｌ ＶＢＡ', 'excel vba', ['Ｅｘｃｅｌ ＶＢＡ']],
      ['driver’s licence', "driver's licence", ['driver’s licence']],
      ["'Java'", 'Java', ['Java']],
      ['机器学习、深度学习。', '深度学习', ['深度学习']],
      ['深度学习方法', '深度学习', []],
      ['עברית, ערבית', 'ערבית', ['ערבית']],
      ['يعرف اللغة العربية جيدا', 'اللغة العربية', ['اللغة العربية']],
      ['Java™', 'Java', ['Java']],
      ['relational databases', 'relational database', ['relational databases']],
      ['a query language', 'query languages', ['query language']],
      ['one category', 'categories', ['category']],
      ['an electronic lock', 'electronics', []],
      ['', 'Java', []],
    ] as Array<[string, string, string[]]>)
    .run(({ assert }, [text, label, expected]) => {
      assert.deepEqual(written(text, dictionaryOf(label).find(text)), expected)
    })

  test('are matched longest first, then after the match', ({ assert }) => {
    const dictionary = dictionaryOf('machine', 'machine learning', 'learning theory', 'theory')
    const text = 'machine learning theory, machine theory, machine learnings'
    assert.deepEqual(written(text, dictionary.find(text)), [
      'machine learning',
      'theory',
      'machine',
      'theory',
      'machine learnings',
    ])
  })

  test('have offsets in UTF-16 code units', ({ assert }) => {
    const [found] = dictionaryOf('SQL').find('👩‍💻 uses SQL')
    assert.deepEqual([found.start, found.end], [11, 14])
  })

  test('return all skills that share a label, and no skill twice at a place', ({ assert }) => {
    const dictionary = dictionaryOf(
      [name('human resources'), alias('HRM'), alias('hrm')],
      [name('heart rate monitors'), alias('HRM')]
    )
    assert.deepEqual(
      dictionary.find('HRM').map(({ skillId, label }) => [skillId, label]),
      [
        [1, 'HRM'],
        [2, 'HRM'],
      ]
    )
  })

  test('have a confidence by their spelling: {0} in “{1}” is {2}')
    .with([
      ['machine learning', 'machine learning', 'name'],
      ['machine learning', 'Machine learning', 'nameInOtherCase'],
      ['query languages', 'a query language', 'otherForm'],
      ['Excel', 'uses Excel', 'strict'],
      ['R', 'uses R', 'strict'],
      ['Go', 'Go home', 'capitalAnyway'],
      ['Go', 'we write Go', 'strict'],
    ] as Array<[string, string, keyof typeof confidence]>)
    .run(({ assert }, [label, text, reason]) => {
      assert.deepEqual(
        dictionaryOf(label)
          .find(text)
          .map((found) => found.confidence),
        [confidence[reason]]
      )
    })

  test('have a lower confidence as aliases: {0} in “{1}” is {2}')
    .with([
      ['structured query', 'a structured query', 'alias'],
      ['structured query', 'Structured Query', 'aliasInOtherCase'],
      ['banking', 'in banking', 'wordAlias'],
      ['Canvas', 'with Canvas', 'alias'],
      ['Canvas', 'a canvas', 'wordAliasInOtherCase'],
    ] as Array<[string, string, keyof typeof confidence]>)
    .run(({ assert }, [label, text, reason]) => {
      assert.deepEqual(
        dictionaryOf([name('its name'), alias(label)])
          .find(text)
          .map((found) => found.confidence),
        [confidence[reason]]
      )
    })

  test('have a low confidence if the alias is ambiguous', ({ assert }) => {
    const shared = dictionaryOf([name('x'), alias('red wine')], [name('y'), alias('red wine')])
    assert.deepEqual(
      shared.find('red wine').map((found) => found.confidence),
      [0.45, 0.45]
    )
    const named = dictionaryOf([name('x'), alias('red wine')], 'red wine')
    assert.deepEqual(
      named.find('red wine').map((found) => found.confidence),
      [0.3, 1]
    )
  })

  test('shared by hundreds of skills return the first ones, names before aliases', ({ assert }) => {
    const sharing = Array.from({ length: 400 }, (_, at) => [
      name(`skill number ${at}`),
      alias('red wine'),
      alias(at < 200 ? 'Go' : 'GO'),
    ])
    const dictionary = dictionaryOf(...sharing, 'Red wine')
    const numbers = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => from + at)

    const found = dictionary.find('red wine, '.repeat(1000))
    assert.lengthOf(found, 1000 * mostSharing)
    const skills = found.slice(-mostSharing).map(({ skillId }) => skillId)
    assert.deepEqual(skills, [...numbers(1, mostSharing - 1), 401])
    assert.equal(found.at(-1)!.confidence, confidence.nameInOtherCase)
    assert.lengthOf(dictionary.find('red wines'), mostSharing)

    const asWritten = dictionary.find('we Go, we GO, we go').map(({ skillId }) => skillId)
    assert.deepEqual(asWritten, [...numbers(1, mostSharing), ...numbers(201, mostSharing)])
  })

  test('of one generic word have a low confidence', ({ assert }) => {
    const many = Array.from({ length: 41 }, (_, at) => `data ${at}`)
    const dictionary = dictionaryOf([name('information'), alias('data')], ...many)
    assert.deepEqual(
      dictionary.find('data').map((found) => found.confidence),
      [confidence.generic]
    )
  })

  test('of common words or one to two letters require the exact spelling', ({ assert }) => {
    const dictionary = dictionaryOf('Go', 'R', 'Excel', 'IT', 'less work')
    const text = 'we go, they excel at it, r. LESS WORK'
    assert.deepEqual(written(text, dictionary.find(text)), ['LESS WORK'])
  })

  test('of more than forty words are not searched', ({ assert }) => {
    const [forty, more] = [40, 41].map((words) => 'word '.repeat(words).trim())
    assert.lengthOf(dictionaryOf(forty).find(forty), 1)
    assert.lengthOf(dictionaryOf(more).find(more), 0)
  })

  test('a rejected longer label does not hide a shorter one', ({ assert }) => {
    const dictionary = dictionaryOf('IT', [name('x'), alias('it')])
    assert.deepEqual(
      dictionary.find('it').map(({ skillId }) => skillId),
      [2]
    )
  })

  test('are replaced when a skill changes', ({ assert }) => {
    const dictionary = dictionaryOf('old name', 'other')
    dictionary.set(1, [name('new name'), alias('newer')])
    dictionary.set(2, [])
    const text = 'old name, new name, newer, other'
    assert.deepEqual(written(text, dictionary.find(text)), ['new name', 'newer'])
    assert.deepEqual([dictionary.skills, dictionary.labels], [1, 2])
  })

  test('keep hyphens at the end of a line if both parts are words of labels', ({ assert }) => {
    const dictionary = dictionaryOf('long term', 'longterm')
    const text = 'long-\nterm'
    assert.deepEqual(
      dictionary.find(text).map(({ label }) => label),
      ['long term']
    )
  })
})

test.group('Singular and plural', () => {
  test('{0} is also {1}')
    .with([
      ['databases', ['databas', 'database']],
      ['database', ['databases']],
      ['query', ['queries']],
      ['queries', ['query']],
      ['boxes', ['box', 'boxe']],
      ['process', ['processes']],
      ['physics', []],
      ['analysis', ['analysises']],
      ['css', []],
      ['day', []],
      ['toys', ['toy']],
    ] as Array<[string, string[]]>)
    .run(({ assert }, [word, forms]) => {
      assert.deepEqual(otherForms(word), forms)
    })
})

/** Words without a plural that never form another word together. */
const someWords = [
  'rot',
  'blau',
  'Straße',
  'STRASSE',
  'C++',
  'c',
  'C',
  'C#',
  '.NET',
  'Node.js',
  'go',
  'Go',
  'R&D',
  'é',
  'e\u0301',
  'İ',
  '日本',
  'שלום',
  'l’eau',
  'ok',
  '½',
]
const partings = [
  ' ',
  ' ',
  ' ',
  '  ',
  '\n',
  '\t',
  '-',
  '-\n',
  '/',
  ', ',
  '. ',
  '\n\n',
  ' 😀 ',
  '\u0000',
  ' \ud800',
  "' '",
  '…',
]
const strictWords = new Set(['c', 'go', 'e', 'i', 'ok'])

function isAllowed(label: string, text: string): boolean {
  const { text: folded, starts, ends } = foldSlowly(label)
  if (/[ |]/.test(folded.slice(1, -1)) || !strictWords.has(folded.slice(1, -1))) return true
  const [from] = starts.values()
  const [to] = ends.values()
  return label.slice(from, to).normalize('NFC') === text.normalize('NFC')
}

const someText = (most: number) =>
  fc
    .array(fc.tuple(fc.constantFrom(...someWords), fc.constantFrom(...partings)), {
      minLength: 1,
      maxLength: most,
    })
    .map((parts) => parts.map((part) => part.join('')).join(''))

/** A normalized label, and the same with its last word in the other form, singular or plural. */
function formsOf(label: string): string[] {
  const folded = wordsIn(label).map((word) => word.folded)
  const last = folded.pop() ?? ''
  return [last, ...otherForms(last)].map((form) => [...folded, form].join(' '))
}

test.group('Labels in generated texts', () => {
  test('match a brute-force reference implementation', ({ assert }) => {
    fc.assert(
      fc.property(fc.uniqueArray(someText(4), { maxLength: 25 }), someText(40), (labels, text) => {
        const found = places(dictionaryOf(...labels).find(text))
        assert.deepEqual(found, readByBruteForce(text, labels, isAllowed))
      }),
      { numRuns: 1500 }
    )
  })

  test('have offsets that cut out the label', ({ assert }) => {
    const anything = fc.string({ unit: 'binary', maxLength: 60 })
    fc.assert(
      fc.property(
        anything,
        fc.array(fc.tuple(fc.nat(60), fc.nat(12)), { maxLength: 8 }),
        (text, cuts) => {
          const labels = cuts.map(([from, length]) => text.slice(from, from + length))
          const dictionary = dictionaryOf(...labels)
          let last = 0
          for (const { start, end, label } of dictionary.find(`${text} ${text.toUpperCase()}`)) {
            const cut = `${text} ${text.toUpperCase()}`.slice(start, end)
            const isSame = formsOf(cut).includes(formsOf(label)[0])
            assert.isTrue(isSame || formsOf(label).includes(formsOf(cut)[0]), `${cut} for ${label}`)
            assert.isAtLeast(start, last === end ? start : last)
            last = end
          }
        }
      ),
      { numRuns: 1500 }
    )
  })

  test('do not depend on earlier labels of the skills', ({ assert }) => {
    const labels = fc.array(someText(3), { maxLength: 4 })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(5), labels), { maxLength: 20 }),
        someText(30),
        (steps, text) => {
          const changed = new SkillDictionary()
          for (const [skill, texts] of steps) changed.set(skill, texts.map(name))
          const fresh = new SkillDictionary()
          for (const [skill, texts] of new Map(steps)) fresh.set(skill, texts.map(name))
          assert.deepEqual(changed.find(text), fresh.find(text))
          assert.deepEqual([changed.skills, changed.labels], [fresh.skills, fresh.labels])
        }
      ),
      { numRuns: 500 }
    )
  })
})

test.group('Hostile texts', () => {
  const kilobytes = 50 * 1024

  test('{title} is processed quickly')
    .with(
      [
        'a ',
        'a',
        '.',
        "'",
        ' ',
        'a.',
        "a'",
        '\u00ad',
        'a\u00ad',
        'e\u0301',
        '\n',
        'a-\n',
        '-',
        'a a a b ',
        'machine learning ',
        '\u0000',
        '\ud800',
        '😀',
        'machine ',
        'ŀ',
        'İ',
        'a' + '.'.repeat(50),
        "a '".repeat(9),
      ].map((part) => ({ title: JSON.stringify(part.slice(0, 12)), part }))
    )
    .run(async ({ assert }, { part }) => {
      const dictionary = dictionaryOf('machine learning', 'machine', `${'a '.repeat(39)}b`, 'a a a')
      const textOf = (own: string) => own.repeat(Math.ceil(kilobytes / Buffer.byteLength(own)))
      const find = (text: string) => {
        dictionary.find(text)
        dictionary.find(`a${text}b`)
      }
      const times = await timesAsLong(() => find(textOf(part)), {
        peer: () => find(textOf('She knows how machines learn. ')),
      })
      assert.isBelow(times, 50)
    })
})
