import { glob, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { errorCodes } from '#app/core/errors/error_codes'
import { codeOfRule, fieldCodes } from '#app/core/errors/field_codes'
import { knownRules } from '#app/core/text/validation_messages'

/** Codes of page forms only. */
const ofPages = ['no_list', 'too_many_views']

/** The code, the second argument of calls with a field and a code. */
const named = [
  /FieldRefusal\(\s*[^,()]+,\s*'(\w+)'/g,
  /extends FieldRefusal \{[^}]*super\(\s*[^,]+,\s*'(\w+)'/g,
  /new RowFault\(\s*'\w+',\s*'(\w+)'/g,
  /faults: \[\{ field: [^,]+, code: '(\w+)'/g,
]
const reported = /field\.report\(\s*['"`][^'"`]+['"`],\s*'([\w.]+)'/g

async function codesInSources(): Promise<Map<string, string>> {
  const codes = new Map<string, string>()
  for await (const path of glob('app/**/*.ts')) {
    const text = await readFile(path, 'utf8')
    for (const pattern of named) {
      for (const [, code] of text.matchAll(pattern)) codes.set(code, path)
    }
    for (const [, rule] of text.matchAll(reported)) codes.set(codeOfRule(rule), path)
  }
  return codes
}

test.group('The list of field codes', () => {
  test('contains the codes of all rules and field refusals', async ({ assert }) => {
    const found = await codesInSources()
    for (const rule of knownRules) found.set(codeOfRule(rule), `the rule ${rule}`)
    assert.isAbove(found.size, 40)
    const lacking = [...found].filter(
      ([code]) => !(code in fieldCodes) && !(code in errorCodes) && !ofPages.includes(code)
    )
    assert.deepEqual(lacking, [])
  })

  test('has codes in snake case', ({ assert }) => {
    for (const code of [...Object.keys(fieldCodes), ...knownRules.map(codeOfRule)]) {
      assert.match(code, /^[a-z]+(_[a-z]+)*$/)
    }
  })
})
