import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import i18nManager from '@adonisjs/i18n/services/main'
import ts from 'typescript'
import type { Language } from '#config/i18n'
import { fieldLabel, filterName } from '#app/core/text/validation_messages'

const root = join(import.meta.dirname, '../../..')
const inLanguage = {
  de: i18nManager.getTranslationsFor('de'),
  en: i18nManager.getTranslationsFor('en'),
}

/** Fields whose error messages are sentences without the field name. */
const ownSentences = [
  'api_keys/rotate.tsx overlap_days',
  'categories/domain_fields.tsx active',
  'currencies/create.tsx code',
  'playground/search_form.tsx limit',
  'playground/search_form.tsx max_weight',
  'playground/search_form.tsx min_weight',
  'playground/search_form.tsx type',
  'relations/relation_rows.tsx related_skill',
  'sales/show.tsx note',
  'uploads/columns.tsx index',
  'uploads/create.tsx mode',
  'uploads/fix.tsx place',
]

/** Search boxes that accept any text. */
const withoutFaults = ['documentation/documentation.tsx q', 'search/index.tsx q']

test.group('Field labels', () => {
  for (const language of ['de', 'en'] as const) {
    test(`are what faults call the fields of forms and filters (${language})`, ({ assert }) => {
      const texts = inLanguage[language]
      const others = labelledFields(language).filter(
        ({ place, label, inFaults }) =>
          ![...ownSentences, ...withoutFaults].includes(place) &&
          !texts[label].toLowerCase().includes(inFaults.toLowerCase())
      )
      assert.deepEqual(
        others.map(({ place, label, inFaults }) => [place, texts[label], inFaults]),
        []
      )
    })
  }

  test('that need no name are those of fields that there are', ({ assert }) => {
    const places = new Set(labelledFields('en').map(({ place }) => place))
    assert.deepEqual(
      [...ownSentences, ...withoutFaults].filter((place) => !places.has(place)),
      []
    )
  })
})

interface LabelledField {
  /** Folder, file and name: `sales/show.tsx note`. */
  place: string
  /** The id of its label. */
  label: string
  /** What faults call it. */
  inFaults: string
}

/** Every `<Field name="note" label={t('sales.note')} />`, `{ name, label, options }` and limit of the setup. */
function labelledFields(language: Language): LabelledField[] {
  return globSync('inertia/{pages,components}/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    const found: LabelledField[] = []
    const add = (nameIn: typeof fieldLabel, written = '', labelCode = '') => {
      const name = /([a-z_]+)["'\])}`]*$/.exec(written)?.[1]
      if (!name || /^\{\w+\}$/.test(written)) return
      for (const [, label] of labelCode.matchAll(/\bt\('([a-z_]+\.[a-z0-9_]+)'/g)) {
        const place = `${file.split('/').slice(-2).join('/')} ${name}`
        found.push({ place, label, inFaults: nameIn(name, language) })
      }
    }
    const visit = (node: ts.Node) => {
      if (ts.isJsxAttributes(node)) {
        const given = textsOf(node.properties)
        add(fieldLabel, given.name, given['label'] ?? given['aria-label'])
      } else if (ts.isObjectLiteralExpression(node)) {
        const given = textsOf(node.properties)
        if (given.options) add(filterName, given.name, given.label)
        const owner = ts.findAncestor(node, ts.isPropertyAssignment)
        if (given.field && given.explanation) add(fieldLabel, owner?.name.getText(), given.field)
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  })
}

/** The attributes by name, as written. */
function textsOf(given: ts.NodeArray<ts.JsxAttributeLike | ts.ObjectLiteralElementLike>) {
  return Object.fromEntries(
    given.flatMap((one) =>
      ts.isJsxAttribute(one) || ts.isPropertyAssignment(one)
        ? [[one.name.getText(), one.initializer?.getText()] as const]
        : []
    )
  )
}
