import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'

const root = join(import.meta.dirname, '../../..')

test.group('The icons', () => {
  test('are those of Lucide that inertia/icons.tsx names: run node scripts/icons.js', async ({
    assert,
  }) => {
    const { iconFiles } = await import(`${root}/scripts/icons.js`)
    const files: Record<string, string> = await iconFiles()
    for (const [path, content] of Object.entries(files))
      assert.equal(readFileSync(join(root, path), 'utf8'), content, path)
  })

  test('are only drawn by reference', ({ assert }) => {
    const sources = globSync('inertia/**/*.{ts,tsx}', { cwd: root })
    const drawn = sources.filter((path) =>
      readFileSync(join(root, path), 'utf8').includes("'lucide-react'")
    )
    assert.deepEqual(drawn, [])
  })
})
