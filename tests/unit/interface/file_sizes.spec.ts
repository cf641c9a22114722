import { test } from '@japa/runner'
import { textsOfFile } from '#app/core/text/text'
import { interfaceModules } from '#tests/helpers/interface_module'

const modules = await interfaceModules()
const { replaceTexts } = await modules.load('text.ts')
const { sizeOf } = await modules.load('components/file_size.ts')
await modules.close()

test.group('File sizes', () => {
  test('{bytes} bytes are {size}')
    .with([
      { bytes: 0, size: '0 KB' },
      { bytes: 1, size: '0.1 KB' },
      { bytes: 53_000, size: '51.8 KB' },
      { bytes: 2 * 1024 * 1024, size: '2 MB' },
    ])
    .run(({ assert }, { bytes, size }) => {
      replaceTexts({ language: 'en', texts_common: textsOfFile('common', 'en') })
      assert.equal(sizeOf(bytes), size)
    })
})
