import { test } from '@japa/runner'
import { textsOfFile } from '#app/core/text/text'
import { interfaceModules } from '#tests/helpers/interface_module'

const modules = await interfaceModules()
const { addTexts, isText, languageNow, t, replaceTexts } = await modules.load('text.ts')
await modules.close()

test.group('Texts of a page', () => {
  test('are not kept on the server for the next reader', ({ assert }) => {
    replaceTexts({ language: 'en', texts_sales: textsOfFile('sales', 'en') })
    assert.isTrue(isText('sales.caption'))

    replaceTexts({ language: 'de', texts_common: textsOfFile('common', 'de') })

    assert.equal(languageNow(), 'de')
    assert.isFalse(isText('sales.caption'))
    assert.equal(t('common.counted', { count: 1204, noun: 'Kompetenzen' }), '1.204 Kompetenzen')
  })

  test('are kept in a browser while the next page loads', ({ assert }) => {
    replaceTexts({ language: 'en', texts_sales: textsOfFile('sales', 'en') })

    addTexts({ language: 'en', texts_common: textsOfFile('common', 'en') })

    assert.isTrue(isText('sales.caption'))
    assert.isTrue(isText('common.counted'))
  })
})
