import { test } from '@japa/runner'
import { searchKey, wordsOfKey } from '#app/catalogue/names/search_key'

test.group('Search keys', () => {
  test('{0} is normalized to {1}')
    .with([
      ['  Project   Management ', 'project management'],
      ['C++', 'c++'],
      ['C#', 'c#'],
      ['F# (functional)', 'f# functional'],
      ['.NET', '.net'],
      ['Node.js', 'node.js'],
      ['use tools, etc.', 'use tools etc'],
      ['C/C++', 'c c++'],
      ['e-learning', 'e learning'],
      ["driver's licence", 'drivers licence'],
      ['driver’s licence', 'drivers licence'],
      ['Java (computer programming)', 'java computer programming'],
      ['Café à la crème', 'cafe a la creme'],
      ["méthodes d'enquête", 'methodes d enquete'],
      ['L’anglais', 'l anglais'],
      ['Straße', 'strasse'],
      ['Łódź', 'lodz'],
      ['smørrebrød', 'smorrebrod'],
      ['İstanbul', 'istanbul'],
      ['ﬁnance', 'finance'],
      ['Ｅｘｃｅｌ', 'excel'],
      ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
      ['йога', 'иога'],
      ['機械学習', '機械学習'],
      ['한국어', '한국어'],
      ['R&D', 'r d'],
      ['+ plus + alone', 'plus alone'],
      ['!!!', '!!!'],
      ['\u0000 ? \u0007', '?'],
      ['', ''],
    ])
    .run(({ assert }, [name, key]) => {
      assert.equal(searchKey(name), key)
    })

  test('is unchanged when normalized again', ({ assert }) => {
    for (const name of ['C++', '.NET', 'Node.js', 'Café', '한국어', '!!!', 'Łódź']) {
      assert.equal(searchKey(searchKey(name)), searchKey(name))
    }
  })

  test('is short enough for an index', ({ assert }) => {
    assert.isAtMost(searchKey('ﷺ '.repeat(300)).length, 300)
    assert.isTrue(searchKey(`a${'𐌰'.repeat(300)}`).isWellFormed())
  })

  test('contains each word once', ({ assert }) => {
    assert.deepEqual(wordsOfKey('train the trainer of the trainers'), [
      'train',
      'the',
      'trainer',
      'of',
      'trainers',
    ])
  })
})
