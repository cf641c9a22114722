import { glob, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { contract } from '#app/contract/contract'
import { errorCodes } from '#app/core/errors/error_codes'

/** Only thrown outside of `/v1`: forms, pages and commands. */
const ofPages = [
  'busy',
  'form_used',
  'invalid_catalogue',
  'looks_automatic',
  'not_acceptable',
  'nothing_chosen',
  'secret_unreadable',
  'selection_changed',
  'too_many_rows',
  'two_factor_changed',
  'two_factor_required',
]

async function sources(): Promise<Array<{ path: string; text: string }>> {
  const found = []
  for await (const path of glob('app/**/*.ts')) {
    if (/^app\/(core\/)?contract\/|error_codes\.ts$|_operations\.ts$/.test(path)) continue
    found.push({ path, text: await readFile(path, 'utf8') })
  }
  return found
}

/** The codes with a status of their own: `{ status: 403, code: 'client_suspended' }`; the compiler checks the others. */
function thrownIn(text: string): string[] {
  const beside = /status:\s*\d{3},\s*code:\s*'(\w+)'/g
  return [...text.matchAll(beside)].map(([, code]) => code)
}

test.group('The register of error codes', () => {
  test('contains every code that is thrown', async ({ assert }) => {
    const lacking = []
    for (const { path, text } of await sources()) {
      for (const code of thrownIn(text)) {
        if (!(code in errorCodes) && !ofPages.includes(code)) lacking.push(`${code} in ${path}`)
      }
    }
    assert.deepEqual(lacking, [])
  })

  test('has no unused code', async ({ assert }) => {
    const words = new Set<string>()
    for (const { text } of await sources()) {
      for (const [, word] of text.matchAll(/'((?:E_)?\w+)'|(?<=\s)(\w+): 'uploads_answers/g)) {
        if (word) words.add(word.toLowerCase().replace(/^e_/, ''))
      }
      for (const [, word] of text.matchAll(/\b(\w+): '(?:uploads|invoices)_answers/g))
        words.add(word)
    }
    /** Codes of the body parser, which are not in our sources. */
    words.add('request_entity_too_large')
    assert.deepEqual(
      Object.keys(errorCodes).filter((code) => !words.has(code)),
      []
    )
  })

  test('has at least one operation per code', ({ assert }) => {
    const text = JSON.stringify(contract('staff').components.responses)
    /** Not of an operation: the path exists, the method does not. */
    const ofNone = ['method_not_allowed']
    assert.deepEqual(
      Object.keys(errorCodes).filter((code) => !text.includes(`"${code}"`)),
      ofNone
    )
  })
})
