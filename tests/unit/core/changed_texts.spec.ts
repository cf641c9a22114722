import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import i18nManager from '@adonisjs/i18n/services/main'
import { test } from '@japa/runner'
import { ChangedTexts } from '#app/core/text/changed_texts'
import { reloadTexts, t, textsOfFile, textsStamp } from '#app/core/text/text'

/** A folder of texts, and the number of loads. */
async function folderOfTexts(cleanup: (done: () => Promise<void>) => void) {
  const folder = await mkdtemp(join(tmpdir(), 'texts-'))
  cleanup(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'en'))
  const file = join(folder, 'en/auth.json')
  const stamps: string[] = []
  const write = async (text: string, second: number) => {
    await writeFile(file, text)
    await utimes(file, second, second)
  }
  await write('{}', 1)
  return { folder, file, write, stamps }
}

test.group('Texts in development', () => {
  test('are reloaded when a file changes, and only then', async ({ assert, cleanup }) => {
    const { folder, file, write, stamps } = await folderOfTexts(cleanup)
    const texts = new ChangedTexts(folder, async (stamp) => void stamps.push(stamp))
    const loads = async () => {
      await texts.refresh()
      return stamps.length
    }
    assert.deepEqual([await loads(), await loads()], [1, 1])
    await write('[]', 2)
    assert.deepEqual([await loads(), await loads()], [2, 2])
    await writeFile(join(folder, 'en/new.json'), '{}')
    assert.equal(await loads(), 3)
    await rm(file)
    assert.equal(await loads(), 4)
    assert.equal(new Set(stamps).size, 4)
  })

  test('are loaded once for concurrent requests', async ({ assert, cleanup }) => {
    const { folder, stamps } = await folderOfTexts(cleanup)
    const texts = new ChangedTexts(folder, async (stamp) => void stamps.push(stamp))
    await Promise.all([texts.refresh(), texts.refresh()])
    assert.lengthOf(stamps, 1)
  })

  test('are loaded again after a failed load', async ({ assert, cleanup }) => {
    const { folder, stamps } = await folderOfTexts(cleanup)
    let isBroken = true
    const texts = new ChangedTexts(folder, async (stamp) => {
      if (isBroken) throw new SyntaxError('Unexpected end of JSON input')
      stamps.push(stamp)
    })
    await assert.rejects(() => texts.refresh(), 'Unexpected end of JSON input')
    isBroken = false
    await texts.refresh()
    assert.lengthOf(stamps, 1)
  })

  test('replace messages, page texts and their version', async ({ assert, cleanup }) => {
    cleanup(() => reloadTexts(''))
    const [original, ofPage] = [t('auth.log_in'), textsOfFile('auth', 'en')]
    i18nManager.getTranslationsFor('en')['auth.log_in'] = 'An older text'
    assert.equal(t('auth.log_in'), 'An older text')

    await reloadTexts('two')
    assert.equal(t('auth.log_in'), original)
    assert.notStrictEqual(textsOfFile('auth', 'en'), ofPage)
    assert.equal(textsStamp(), 'two')
  })

  test('do not make the development server delete files of the repository', async ({ assert }) => {
    const ignored = await readFile(app.makePath('.gitignore'), 'utf8')
    assert.include(ignored.split('\n'), '.adonisjs/server/routes.json')
  })
})
