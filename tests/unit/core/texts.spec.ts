import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from '@japa/runner'
import i18nManager from '@adonisjs/i18n/services/main'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import ts from 'typescript'
import { languages } from '#config/i18n'
import { roomsOf } from '#app/core/page_texts'
import { familyIds } from '#app/packages/families'

const root = join(import.meta.dirname, '../../..')
const english = i18nManager.getTranslationsFor('en')
const pages = globSync('inertia/**/*.tsx', { cwd: root })
const sources = [
  ...pages,
  ...globSync(['{inertia,app,commands,start}/**/*.ts', 'resources/views/**/*.edge'], { cwd: root }),
]

test.group('Texts', () => {
  for (const language of languages) {
    test(`are all there in "${language}", with the same arguments`, ({ assert }) => {
      const texts = i18nManager.getTranslationsFor(language)
      assert.sameMembers(Object.keys(texts), Object.keys(english))
      for (const [id, text] of Object.entries(texts)) {
        assert.isNotEmpty(text.trim(), id)
        assert.deepEqual(argumentsOf(text), argumentsOf(english[id]), id)
      }
    })
  }

  test('that depend on the family of a package name each one', ({ assert }) => {
    for (const language of languages) {
      for (const [id, text] of Object.entries(i18nManager.getTranslationsFor(language))) {
        for (const families of choicesBy('family', parse(text))) {
          assert.sameMembers(families, [...familyIds, 'other'], `${language} ${id}`)
        }
      }
    }
  })

  test('are all used', ({ assert }) => {
    const used = new Set(sources.flatMap((file) => literalsIn(read(file))))
    assert.deepEqual(
      Object.keys(english).filter((id) => !used.has(id) && !id.startsWith('fields.')),
      []
    )
  })

  test('of a page come with it', ({ assert }) => {
    const entries = ['inertia/app.tsx', 'inertia/root.tsx', 'inertia/load_failure.tsx']
    const common = new Set(entries.flatMap((file) => [...reach(file)]))
    for (const page of globSync('inertia/pages/**/*.tsx', { cwd: root })) {
      const rooms = roomsOf(relative('inertia/pages', page).replace(/\.tsx$/, ''))
      const said = [...common, ...reach(page)].flatMap((file) => literalsIn(read(file)))
      if (reach(page).has('inertia/components/field_words.ts'))
        assert.include(rooms, 'fields', page)
      const missing = said.filter((id) => id in english && !rooms.includes(id.split('.')[0]))
      assert.deepEqual(missing, [], page)
    }
  })

  test('are all that pages say: none is written into a component', ({ assert }) => {
    assert.deepEqual(
      pages.flatMap((file) => wordsIn(file)),
      []
    )
  })
})

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** The names of what a text takes, and its tags. */
function argumentsOf(text: string): string[] {
  const names = new Set<string>()
  const visit = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      names.add(element.type === TYPE.tag ? `<${element.value}>` : element.value)
      if (element.type === TYPE.tag) visit(element.children)
      if ('options' in element) Object.values(element.options).forEach(({ value }) => visit(value))
    }
  }
  visit(parse(text))
  return [...names].sort()
}

/** The values that each `select` of a text by this argument tells apart. */
function choicesBy(argument: string, elements: MessageFormatElement[]): string[][] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return choicesBy(argument, element.children)
    if (!('options' in element)) return []
    const deeper = Object.values(element.options).flatMap(({ value }) => choicesBy(argument, value))
    const isOurs = element.type === TYPE.select && element.value === argument
    return isOurs ? [Object.keys(element.options), ...deeper] : deeper
  })
}

/** All `'room.name'` of a source. */
function literalsIn(source: string): string[] {
  return [...source.matchAll(/'([a-z_]+\.[a-z0-9_]+)'/g)].map(([, id]) => id)
}

/** A source of the pages and all that it imports, down to the last. */
function reach(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, path] of read(file).matchAll(/(?:from|import\() ?'(~\/[^']+|\.\.?\/[^']+)'/g)) {
    const base = path.startsWith('~/') ? `inertia/${path.slice(2)}` : join(dirname(file), path)
    const source = sources.find((known) => known === `${base}.ts` || known === `${base}.tsx`)
    if (source) reach(source, found)
  }
  return found
}

/** Attributes and properties that people read or hear. */
const spoken =
  /^(alt|aria-label|caption|description|empty|hint|label|lead|note|noun|placeholder|plural|question|text|title|warning|what|barsAre|confirm)$/

/** Names, addresses, units and examples that are the same in every language. */
const same =
  /^(is-[a-z]+|Skillary|English|Deutsch|curl|JavaScript|Python|PHP|JSON|CSV|XLSX|PDF|API|UTC|px|\/[\w/-]+|https:\/\/|Nunito|[\W\d_]+)$/

function wordsIn(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    read(file),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX
  )
  const found: string[] = []
  const say = (node: ts.Node, text: string) => {
    const words = text.trim()
    if (!/\p{L}{2}/u.test(words) || same.test(words)) return
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    found.push(`${file}:${line + 1} ${words.replace(/\s+/g, ' ')}`)
  }
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) && /^(pre|code)$/.test(node.openingElement.tagName.getText())) return
    if (ts.isJsxText(node)) say(node, node.text)
    else if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) {
      const value = node.initializer
      if (value && spoken.test(node.name.getText()) && ts.isStringLiteralLike(value))
        say(value, value.text)
    } else if (ts.isJsxExpression(node) && node.expression) {
      for (const text of answersOf(node.expression)) say(text, text.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The texts that an expression may come to: `isNew ? 'Create' : 'Save'`. */
function answersOf(node: ts.Expression): ts.StringLiteralLike[] {
  if (ts.isConditionalExpression(node))
    return [...answersOf(node.whenTrue), ...answersOf(node.whenFalse)]
  if (ts.isParenthesizedExpression(node)) return answersOf(node.expression)
  if (ts.isBinaryExpression(node)) return answersOf(node.right)
  if (ts.isTemplateExpression(node)) return []
  return ts.isStringLiteralLike(node) && !/^[a-z_-]+( [a-z_-]+)*$/.test(node.text) ? [node] : []
}
