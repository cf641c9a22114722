import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from '@japa/runner'
import i18nManager from '@adonisjs/i18n/services/main'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import ts from 'typescript'
import { languages } from '#config/i18n'
import { textFilesOf } from '#app/core/text/page_texts'
import { familyIds } from '#app/billing/families'
import { invoiceFaults } from '#app/invoices/reading/invoice_fault'

const root = join(import.meta.dirname, '../../..')
const english = i18nManager.getTranslationsFor('en')
/** Made of a field's name, or of the code of a row's fault or of a note. */
const builtIds = /^(fields\.|uploads_answers\.(row|fault|note|preset)_)/
const pages = globSync('inertia/**/*.tsx', { cwd: root })
const sources = [
  ...pages,
  ...globSync(['{inertia,app,commands,start}/**/*.ts', 'resources/views/**/*.edge'], { cwd: root }),
]

test.group('Texts', () => {
  for (const language of languages) {
    test(`exist in "${language}" with the same arguments`, ({ assert }) => {
      const texts = i18nManager.getTranslationsFor(language)
      assert.sameMembers(Object.keys(texts), Object.keys(english))
      for (const [id, text] of Object.entries(texts)) {
        assert.isNotEmpty(text.trim(), id)
        assert.deepEqual(argumentsOf(text), argumentsOf(english[id]), id)
      }
    })
  }

  test('with a family of packages have a variant for each', ({ assert }) => {
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
    for (const code of Object.keys(invoiceFaults)) used.add(`invoices_answers.${code}`)
    assert.deepEqual(
      Object.keys(english).filter((id) => !used.has(id) && !builtIds.test(id)),
      []
    )
  })

  test('of a page are sent with it', ({ assert }) => {
    const entries = ['inertia/app.tsx', 'inertia/root.tsx', 'inertia/load_failure.tsx']
    const common = new Set(entries.flatMap((file) => [...reach(file)]))
    for (const page of globSync('inertia/pages/**/*.tsx', { cwd: root })) {
      const textFiles = textFilesOf(relative('inertia/pages', page).replace(/\.tsx$/, ''))
      const ids = [...common, ...reach(page)].flatMap((file) => literalsIn(read(file)))
      if (reach(page).has('inertia/components/field_words.ts'))
        assert.include(textFiles, 'fields', page)
      const missing = ids.filter((id) => id in english && !textFiles.includes(id.split('.')[0]))
      assert.deepEqual(missing, [], page)
    }
  })

  test('receive the values that they use', ({ assert }) => {
    const speaking = sources.filter((file) => literalsIn(read(file)).some((id) => id in english))
    const wrong = speaking.flatMap((file) =>
      file.endsWith('.edge') ? wrongValuesIn(file, translatedIn(read(file))) : wrongValuesIn(file)
    )
    assert.deepEqual([...new Set(wrong)], [])
  })

  test('include all texts of pages: components contain none', ({ assert }) => {
    const scripts = sources.filter((file) => file.startsWith('inertia/'))
    assert.deepEqual(
      scripts.flatMap((file) => wordsIn(file)),
      []
    )
  })

  test('include all messages of the server', ({ assert }) => {
    const machines = new Set(globSync(saidToMachines, { cwd: root }))
    assert.deepEqual(
      globSync('app/**/*.ts', { cwd: root })
        .filter((file) => !machines.has(file))
        .flatMap((file) => answersIn(file)),
      []
    )
  })
})

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** The names of the arguments and tags of a text. */
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

/** The values that each `select` of a text distinguishes for this argument. */
function choicesBy(argument: string, elements: MessageFormatElement[]): string[][] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return choicesBy(argument, element.children)
    if (!('options' in element)) return []
    const deeper = Object.values(element.options).flatMap(({ value }) => choicesBy(argument, value))
    const isOurs = element.type === TYPE.select && element.value === argument
    return isOurs ? [Object.keys(element.options), ...deeper] : deeper
  })
}

/** All `'folder.name'` of a source. */
function literalsIn(source: string): string[] {
  return [...source.matchAll(/'([a-z_]+\.[a-z0-9_]+)'/g)].map(([, id]) => id)
}

/** A source of the pages with its imports, recursively. */
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

/** Attributes and properties that users read or hear. */
const spoken =
  /^(alt|aria-label|caption|description|empty|hint|label|lead|note|noun|placeholder|plural|question|text|title|warning|what|barsAre|confirm)$/

/** Names, addresses, units and examples that are the same in every language. */
const same =
  /^(is-[a-z]+|Skillary|English|Deutsch|curl|JavaScript|Python|PHP|JSON|CSV|XLSX|PDF|API|UTC|px|\/[\w/-]+|https:\/\/|Nunito|[\W\d_]+)$/

/** Sources of `/v1`, commands and import reports, which are always in English. */
const saidToMachines = [
  /** The contract, which is in English. */
  'app/contract/*.ts',
  'app/core/contract/*.ts',
  'app/core/errors/{error_codes,problem}.ts',
  'app/**/*_{operations,schemas}.ts',
  'app/**/v1_*.ts',
  'app/**/*_command.ts',
  'app/**/{seed,load}_*.ts',
  'app/billing/seed/read_catalogue.ts',
  'app/{imports,exports}/**/*.ts',
  'app/core/{backup/*,files/*,db/bulk_rows,lists/cells,progress_line}.ts',
  /** Of the start and the log, for operators. */
  'app/core/{start_refused,db/database_away,db/database_refusals,db/lucid_commands}.ts',
  'app/core/http/{v1_request_middleware,idempotency,idempotency_middleware}.ts',
  'app/accounts/{ability_middleware,sessions/refresh_family}.ts',
  'app/accounts/api_keys/bearer_user_middleware.ts',
  'app/accounts/api_keys/key_errors.ts',
  'app/notifications/live_notices_controller.ts',
]

function sourceOf(file: string, text = read(file)): ts.SourceFile {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
}

function placeOf(node: ts.Node): string {
  const source = node.getSourceFile()
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}

/** The calls of `translate` in a template. */
function translatedIn(view: string): string {
  return [...view.matchAll(/translate\([^()]*(?:\([^()]*\)[^()]*)*\)/g)]
    .map(([call]) => call)
    .join('\n')
}

/** Texts that are called with other values than their arguments; computed ids and values are skipped. */
function wrongValuesIn(file: string, text?: string): string[] {
  const found: string[] = []
  const compare = (node: ts.Node, id: ts.Node, values?: ts.Node) => {
    if (!ts.isStringLiteralLike(id) || !(id.text in english)) return
    if (values && !ts.isObjectLiteralExpression(values)) return
    const given = values?.properties.map((property) => property.name?.getText()) ?? []
    if (given.includes(undefined)) return
    const taken = argumentsOf(english[id.text]).map((name) => name.replace(/[<>]/g, ''))
    if (String([...given].sort()) !== String([...new Set(taken)].sort()))
      found.push(`${placeOf(node)} ${id.text} takes ${taken}, given ${given}`)
  }
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const at = { t: 0, rich: 0, translate: 0, tIn: 1 }[node.expression.getText()]
      if (at !== undefined && node.arguments.length > at)
        compare(node, node.arguments[at], node.arguments[at + 1])
    } else if (ts.isObjectLiteralExpression(node)) {
      const named = (name: string) =>
        node.properties.find((property) => property.name?.getText() === name)
      const [id, values] = [named('id'), named('values')]
      if (id && values && ts.isPropertyAssignment(id) && ts.isPropertyAssignment(values))
        compare(node, id.initializer, values.initializer)
    }
    ts.forEachChild(node, visit)
  }
  visit(sourceOf(file, text))
  return found
}

/** Literal texts of two words or more: flash messages, refusals, labels and titles of pages. */
function answersIn(file: string): string[] {
  const found: string[] = []
  const say = (node: ts.Node) => {
    for (const words of literalsOf(node))
      if (severalWords.test(words)) found.push(`${placeOf(node)} ${words}`)
  }
  const visit = (node: ts.Node) => {
    if (isRefusal(node)) node.arguments?.forEach(say)
    else if (ts.isCallExpression(node) && /\.flash$/.test(node.expression.getText()))
      node.arguments.forEach(say)
    else if (ts.isPropertyAssignment(node) && /^(label|title)$/.test(node.name.getText())) {
      // The title in the options of a refusal is only used on /v1.
      if (!isRefusal(node.parent.parent)) say(node.initializer)
    }
    ts.forEachChild(node, visit)
  }
  visit(sourceOf(file))
  return found
}

/** `new` of a class not named `…Error`, or a call of `super`. */
function isRefusal(node: ts.Node): node is ts.NewExpression | ts.CallExpression {
  if (ts.isNewExpression(node)) return !/Error$/.test(node.expression.getText())
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword
}

const severalWords = /\p{L}{2}[”"’…,.:;)]*\s+[“"‘…(]*\p{L}{2}/u

/** The possible texts of an expression, with … for inserted values. */
function literalsOf(node: ts.Node): string[] {
  if (ts.isConditionalExpression(node))
    return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)]
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression)
  if (ts.isBinaryExpression(node)) return [...literalsOf(node.left), ...literalsOf(node.right)]
  if (ts.isTemplateExpression(node)) return [templateText(node)]
  return ts.isStringLiteralLike(node) ? [node.text] : []
}

function templateText({ head, templateSpans }: ts.TemplateExpression): string {
  return [head.text, ...templateSpans.map(({ literal }) => literal.text)].join('…')
}

function wordsIn(file: string): string[] {
  const found: string[] = []
  const say = (node: ts.Node, text: string) => {
    const words = text.trim()
    if (!/\p{L}{2}/u.test(words) || same.test(words)) return
    found.push(`${placeOf(node)} ${words.replace(/\s+/g, ' ')}`)
  }
  const visit = (node: ts.Node) => {
    if (
      ts.isJsxElement(node) &&
      /^(pre|code|CodeBlock)$/.test(node.openingElement.tagName.getText())
    )
      return
    if (ts.isJsxText(node)) say(node, node.text)
    else if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) {
      const value = node.initializer
      if (value && spoken.test(node.name.getText()) && ts.isStringLiteralLike(value))
        say(value, value.text)
    } else if (ts.isJsxExpression(node) && node.expression) {
      for (const text of answersOf(node.expression)) say(text, text.text)
    } else if (ts.isTemplateExpression(node)) {
      const text = templateText(node)
      const isError =
        ts.isNewExpression(node.parent) && /Error$/.test(node.parent.expression.getText())
      if ((isSpoken(node) || severalWords.test(text)) && !isError && !code.test(text))
        say(node, text)
    }
    ts.forEachChild(node, visit)
  }
  visit(sourceOf(file))
  return found
}

/** Whether it is a child of an element, or an attribute that users read or hear. */
function isSpoken({ parent }: ts.Node): boolean {
  if (ts.isPropertyAssignment(parent)) return spoken.test(parent.name.getText())
  if (!ts.isJsxExpression(parent)) return false
  return !ts.isJsxAttribute(parent.parent) || spoken.test(parent.parent.name.getText())
}

/** Class names, or displayed code. */
const code = / is-|^curl |^\s+--/

/** The possible texts of an expression such as `isNew ? 'Create' : 'Save'`. */
function answersOf(node: ts.Expression): ts.StringLiteralLike[] {
  if (ts.isConditionalExpression(node))
    return [...answersOf(node.whenTrue), ...answersOf(node.whenFalse)]
  if (ts.isParenthesizedExpression(node)) return answersOf(node.expression)
  if (ts.isBinaryExpression(node)) return answersOf(node.right)
  if (ts.isTemplateExpression(node)) return []
  return ts.isStringLiteralLike(node) && !/^[a-z_-]+( [a-z_-]+)*$/.test(node.text) ? [node] : []
}
