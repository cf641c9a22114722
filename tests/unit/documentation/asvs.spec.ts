import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { requirements } from '#tests/unit/documentation/asvs_requirements'

interface Row {
  number: string
  status: string
  evidence: string
  files: string[]
}

async function readTable(): Promise<Row[]> {
  const text = await readFile(app.makePath('docs/asvs.md'), 'utf8')
  return text
    .split('\n')
    .filter((line) => line.startsWith('| V'))
    .map((line) => {
      const [number, , status, evidence] = line
        .slice(1)
        .split('|')
        .map((cell) => cell.trim())
      const quoted = Array.from(evidence.matchAll(/`([^`]+)`/g), ([, name]) => name)
      const files = quoted.filter((name) => /^[\w.]+\/\S+\.\w+$/.test(name))
      return { number, status, evidence, files }
    })
}

test.group('The table of OWASP ASVS 5', () => {
  test('has every requirement of levels 1 and 2 once', async ({ assert }) => {
    const rows = await readTable()
    assert.deepEqual(
      rows.map(({ number }) => number),
      requirements
    )
  })

  test('has a reason, or files that exist, for each', async ({ assert }) => {
    for (const { number, status, evidence, files } of await readTable()) {
      assert.include(['met', 'n/a', 'open'], status, number)
      assert.isNotEmpty(evidence, number)
      if (status === 'met') assert.isNotEmpty(files, number)
      for (const file of files) assert.isTrue(existsSync(app.makePath(file)), `${number}: ${file}`)
    }
  })

  test('counts its rows correctly', async ({ assert }) => {
    const rows = await readTable()
    const text = await readFile(app.makePath('docs/asvs.md'), 'utf8')
    const of = (wanted: string) => rows.filter(({ status }) => status === wanted).length
    assert.include(text, `${of('met')} met, ${of('n/a')} not applicable, ${of('open')} open`)
  })
})
