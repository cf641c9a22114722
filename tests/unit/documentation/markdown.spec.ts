import { test } from '@japa/runner'
import { inlineHtml, proseHtml, readMarkdown } from '#app/documentation/markdown'

const toDocs = (href: string) => `/docs/${href}`

test.group('Markdown of the documentation', () => {
  test('is split at placeholders', ({ assert }) => {
    const parts = readMarkdown('One\n::code a.sh In a terminal\nTwo\n\n::key\n\n::call x')
    assert.deepEqual(parts, [
      { kind: 'prose', html: '<p>One</p>\n' },
      { kind: 'place', name: 'code', argument: 'a.sh In a terminal' },
      { kind: 'prose', html: '<p>Two</p>\n' },
      { kind: 'place', name: 'key', argument: '' },
      { kind: 'place', name: 'call', argument: 'x' },
    ])
  })

  test('escapes HTML', ({ assert }) => {
    const html = proseHtml(
      'a <b onclick="x()">b</b> `<i>`\n\n<script>alert(1)</script>\n\n| <a> |\n|-|'
    )
    assert.notMatch(html, /<(b|i|script|a)\b/)
    assert.include(html, '&#60;script&#62;alert(1)&#60;/script&#62;')
  })

  test('resolves links', ({ assert }) => {
    const link = '<a href="/docs/guide"><code>x</code></a>'
    assert.equal(inlineHtml('[`x`](guide)', toDocs), link)
    assert.equal(proseHtml('- [`x`](guide)', toDocs), `<ul>\n<li>${link}</li>\n</ul>\n`)
    assert.deepEqual(readMarkdown('[`x`](guide)', toDocs), [
      { kind: 'prose', html: `<p>${link}</p>\n` },
    ])
  })

  test('has scrollable tables with column headings', ({ assert }) => {
    const html = proseHtml('| a |\n|---|\n| b |').replaceAll('\n', '')
    assert.equal(
      html,
      '<div class="doc-table"><table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table></div>'
    )
  })
})
