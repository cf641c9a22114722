import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import iconv from 'iconv-lite'
import { test } from '@japa/runner'
import { FileFault } from '#app/core/files/file_fault'
import { readCsv } from '#app/imports/readers/csv_reader'
import { inspectCsv, inspectHead } from '#app/imports/readers/csv_shape'
import { decoder, encodeKept, encodings, type Encoding } from '#app/imports/readers/encodings'
import { doubtfulWords, isMojibake, strangeShare } from '#app/imports/readers/strange_text'
import { relationsImport } from '#app/imports/kinds/relations/import_relations'
import { memoryFile } from '#tests/helpers/csv_files'

const { columns } = relationsImport
const limits = { maximumBytes: 1_000_000 }
const messages = join(dirname(createRequire(import.meta.url).resolve('typescript')))

/** Real sentences: the messages of the TypeScript compiler in a language. */
function sentences(language: string): string[] {
  const path = join(messages, language, 'diagnosticMessages.generated.json')
  return Object.values(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>)
    .filter((text) => /[^\p{ASCII}]/u.test(text) && !/[",\n]/.test(text))
    .slice(300, 330)
}

function fileOf(texts: string[], encoding: Encoding) {
  const rows = texts.map((text, index) => `${text},skill ${index},${index % 100}`)
  const lines = ['skill,related_skill,weight', ...rows].join('\r\n')
  return { bytes: iconv.encode(lines, encoding), lines }
}

const languages: Array<[string, Encoding[]]> = [
  ['fr', ['windows-1252', 'iso-8859-1', 'utf-8', 'utf-16le', 'utf-16be']],
  ['de', ['windows-1252']],
  ['cs', ['windows-1250', 'iso-8859-2']],
  ['pl', ['windows-1250', 'iso-8859-2']],
  ['ru', ['windows-1251', 'koi8-r', 'iso-8859-5']],
  ['tr', ['windows-1254', 'iso-8859-9']],
  ['ja', ['shift_jis', 'euc-jp', 'utf-16le']],
  ['ko', ['euc-kr']],
  ['zh-cn', ['gb18030', 'utf-8']],
  ['zh-tw', ['big5']],
]

test.group('Encodings of files', () => {
  for (const [language, wanted] of languages) {
    for (const encoding of wanted) {
      test(`${encoding} is detected in ${language}`, async ({ assert }) => {
        const texts = sentences(language).filter(
          (text) => iconv.decode(iconv.encode(text, encoding), encoding) === text
        )
        const { bytes } = fileOf(texts, encoding)
        const file = memoryFile(bytes, 1000)

        const shape = await inspectCsv(file, columns, limits)

        const read: string[] = []
        for await (const rows of readCsv(file, shape)) {
          for (const { cells } of rows) read.push(cells[0])
        }
        assert.deepEqual(read, texts)
        assert.deepEqual(shape.texts.doubtful, [])
        assert.isAbove(shape.texts.samples.length, 0)
      })
    }
  }

  const unsure: Array<[string, Encoding, string[]]> = [
    ['Romanian in Windows-1250', 'windows-1250', ['Sahara Occidentală', 'Samoa Americană']],
    ['Romanian in ISO 8859-16', 'iso-8859-16', ['Antigua și Barbuda', 'Bosnia și Herțegovina']],
    ['one Vietnamese word', 'windows-1258', ['ngươi']],
    ['one Czech word', 'windows-1250', ['Žák']],
  ]
  for (const [title, encoding, texts] of unsure) {
    test(`${title} is right or doubted`, async ({ assert }) => {
      const file = memoryFile(fileOf(texts, encoding).bytes, 1000)
      const { encoding: found, texts: shown } = await inspectHead(file, columns, limits)
      if (found !== encoding)
        assert.isTrue(shown.rival !== null || shown.doubtful.length > 0, found)
    })
  }

  test('Vietnamese with separate tones is detected', async ({ assert }) => {
    const words = ['quản lý dự án', 'phân tích dữ liệu', 'kỹ năng giao tiếp', 'chăm sóc khách hàng']
    const apart = words.map((word) =>
      word.normalize('NFD').replaceAll(/[aeou]\u0323?[\u0302\u0306\u031b]/g, (vowel) => {
        const letter = vowel.replace('\u0323', '').normalize('NFC')
        return vowel.includes('\u0323') ? `${letter}\u0323` : letter
      })
    )
    const { bytes } = fileOf(apart, 'windows-1258')
    const { encoding, texts } = await inspectCsv(memoryFile(bytes, 1000), columns, limits)
    assert.equal(encoding, 'windows-1258')
    assert.includeMembers(
      texts.samples.map((text) => text.normalize('NFC')),
      words
    )
  })

  test('the head of a file has the same encoding and samples', async ({ assert }) => {
    const { bytes } = fileOf(sentences('cs'), 'windows-1250')
    const file = memoryFile(bytes, 64)

    const [whole, head] = [
      await inspectCsv(file, columns, limits),
      await inspectHead(file, columns, limits),
    ]

    assert.equal(head.encoding, 'windows-1250')
    assert.deepEqual(head.texts, whole.texts)
    assert.lengthOf(head.texts.samples, 5)
  })

  test('a text that begins after the head is detected', async ({ assert }) => {
    const filler = Array.from({ length: 12_000 }, (_, index) => `plain skill ${index}`)
    const { bytes } = fileOf([...filler, ...sentences('ru')], 'windows-1251')

    const shape = await inspectCsv(memoryFile(bytes, 64 * 1024), columns, limits)

    assert.equal(shape.encoding, 'windows-1251')
  })

  test('a given encoding is used and doubted if words look wrong', async ({ assert }) => {
    const { bytes } = fileOf(['Über Größe', 'naïve café'], 'utf-8')

    const given = { ...limits, encoding: 'windows-1252' as const }
    const { encoding, texts } = await inspectCsv(memoryFile(bytes, 64), columns, given)

    assert.equal(encoding, 'windows-1252')
    assert.include(texts.doubtful, 'GrÃ¶ÃŸe')
  })

  test('all encodings can be read', async ({ assert }) => {
    for (const encoding of encodings) {
      const { bytes, lines } = fileOf(['plain'], encoding)
      const shape = await inspectCsv(memoryFile(bytes, 64), columns, { ...limits, encoding })
      assert.equal(iconv.decode(bytes, encoding), lines)
      assert.equal(shape.header.length, 3, encoding)
    }
  })

  test('any bytes are decoded in any chunks and encoded as they were', async ({ assert }) => {
    const wholes = encodings.filter((encoding) => /^(utf-8|windows|iso|koi8)/.test(encoding))
    await fc.assert(
      fc.property(
        fc.constantFrom(...wholes),
        fc.uint8Array({ maxLength: 60 }),
        fc.integer({ min: 1, max: 9 }),
        (encoding, given, piece) => {
          const bytes = Buffer.from(given)
          const { write, end } = decoder(encoding)
          let text = ''
          for (let at = 0; at < bytes.length; at += piece) {
            text += write(bytes.subarray(at, at + piece))
          }
          assert.deepEqual(encodeKept(text + end(), encoding), bytes, encoding)
        }
      ),
      { numRuns: 500 }
    )
  })

  test('binary data is refused with its place', async ({ assert }) => {
    const noise = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251))
    const bytes = Buffer.concat([Buffer.from('skill,related_skill,weight\na,b,'), noise])
    try {
      await inspectCsv(memoryFile(bytes, 64), columns, limits)
      assert.fail('It was accepted')
    } catch (error) {
      assert.instanceOf(error, FileFault)
      assert.include((error as Error).message, 'byte 0x00 at position 32, on line 2')
    }
  })
})

test.group('Strange texts', () => {
  test('normal texts of many languages are not strange', ({ assert }) => {
    const texts = [
      'Müllers Café, naïve',
      'Zażółć gęślą jaźń',
      'Съешь ещё',
      'Ελληνικά',
      'ÉCOLE',
      '日本語 Web',
    ]
    for (const text of texts) assert.equal(strangeShare(text), 0, text)
    assert.deepEqual(texts.flatMap(doubtfulWords), [])
  })

  test('damage, mixed alphabets and capitals inside words are strange', ({ assert }) => {
    for (const text of ['caf\ufffd', 'MГјller', 'naÃve', 'caf©s', 'z\u0085t']) {
      assert.equal(strangeShare(text), 1, text)
    }
  })

  test('UTF-8 that was read in another encoding is recognized', ({ assert }) => {
    for (const encoding of ['windows-1252', 'windows-1250', 'windows-1251']) {
      assert.isTrue(isMojibake(iconv.decode(Buffer.from('gęś'), encoding)), encoding)
    }
    for (const word of ['é', 'plain', 'gęś', 'ещё']) assert.isFalse(isMojibake(word), word)
  })
})
