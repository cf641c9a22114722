import { test } from '@japa/runner'
import type { Language } from '#config/i18n'
import { textsOfFile } from '#app/core/text/text'
import { interfaceModules } from '#tests/helpers/interface_module'

const modules = await interfaceModules()
const { replaceTexts } = await modules.load('text.ts')
const { typedAmount } = await modules.load('typed_numbers.ts')
await modules.close()

test.group('Typed amounts', () => {
  test('are read as the server reads them: {typed} on a page in {language}')
    .with([
      { language: 'en', typed: '49.5', minor: 4950 },
      { language: 'en', typed: '1e2', minor: null },
      { language: 'en', typed: '1.049', minor: null },
      { language: 'en', typed: '5,000', minor: 500_000 },
      { language: 'de', typed: '49,5', minor: 4950 },
      { language: 'de', typed: '5,000', minor: null },
      { language: 'de', typed: '5.000', minor: 500_000 },
      { language: 'de', typed: '', minor: null },
    ] as Array<{ language: Language; typed: string; minor: number | null }>)
    .run(({ assert }, { language, typed, minor }) => {
      replaceTexts({ language, texts_common: textsOfFile('common', language) })
      assert.equal(typedAmount(typed, 2), minor)
    })
})
