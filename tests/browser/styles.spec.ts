import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import vite from '@adonisjs/vite/services/main'
import portal from '#config/portal'
import { everyPage } from '#tests/helpers/every_page'
import { interfaceSource, loadedWith } from '#tests/helpers/interface_sources'

const entry = 'inertia/app.tsx'

/** Classes that lucide-react adds to icons, without styles. */
const iconClass = /^lucide(-|$)/

/** Missing name → where it is used. */
type Faults = Record<string, Set<string>>

function addFaults(faults: Faults, missing: string[], place: string) {
  for (const name of missing) (faults[name] ??= new Set()).add(place)
}

function inWords(faults: Faults): string[] {
  return Object.entries(faults).map(([name, places]) => {
    const [first, ...others] = places
    return others.length ? `${name}: ${first} and ${others.length} more` : `${name}: ${first}`
  })
}

/** Classes and custom properties that are used but not defined. */
function undefinedIn(styles: string, classes: string[], markup = ''): string[] {
  const css = styles.replace(/url\([^)]*\)/g, '')
  const styled = matches(css, /\.([_a-zA-Z][\w-]*)/g)
  const set = matches(css + markup, /(--[\w-]+)\s*:/g)
  const read = matches(css + markup, /var\((--[\w-]+)\)/g)
  return [
    ...classes.filter((name) => !styled.has(name) && !iconClass.test(name)),
    ...[...read].filter((name) => !set.has(name)),
  ]
}

function matches(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, found]) => found))
}

function publicText(path: string): string {
  return readFileSync(app.publicPath(path), 'utf8')
}

function inlineStyles(html: string): string {
  return [...matches(html, /<style[^>]*>(.*?)<\/style>/gs)].join('\n')
}

/** The style sheets of a built page, including those of its imports. */
function builtStyles(...modules: string[]): string {
  const chunks = new Set<string>()
  const add = (chunk: string) => {
    if (chunks.has(chunk)) return
    chunks.add(chunk)
    vite.manifest()[chunk]?.imports?.forEach(add)
  }
  modules.forEach(add)
  const files = new Set([...chunks].flatMap((chunk) => vite.manifest()[chunk]?.css ?? []))
  return [...files].map((file) => publicText(`assets/${file}`)).join('\n')
}

/*
 * The first test also detects composed class names, but only in server-rendered HTML; the second also covers
 * dialogs, invalid forms and other tabs, but only literal class names.
 */
test.group('Styles', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('each page links the styles of its server-rendered HTML, for each role', async ({
    assert,
    client,
  }) => {
    const { pages, people } = await everyPage()
    const faults: Faults = {}

    for (const { name, path, visitors } of pages) {
      for (const visitor of visitors) {
        const request = client.get(path)
        const person = people[visitor]
        const response = await (person ? request.loginAs(person) : request)
        response.assertStatus(200)
        const html = response.text().replace(/<script.*?<\/script>/gs, '')
        const links = matches(html, /<link rel="stylesheet" href="([^"]+)"/g)
        const linked = [...links].map((href) => publicText(href.slice(portal.basePath.length)))
        const styles = [...linked, inlineStyles(html)].join('\n')
        const classes = [...matches(html, / class="([^"]+)"/g)].flatMap((names) =>
          names.split(/\s+/).filter(Boolean)
        )
        assert.isNotEmpty(links)
        assert.isNotEmpty(classes)
        addFaults(faults, undefinedIn(styles, classes, html), `${name} of ${visitor}`)
      }
    }

    assert.isAbove(pages.length, 60)
    assert.deepEqual(inWords(faults), [])
  })

  test('each page links the styles of every component that it imports', ({ assert }) => {
    const pages = Object.keys(vite.manifest()).filter((key) => key.startsWith('inertia/pages/'))
    const layout = readFileSync(app.makePath('resources/views/inertia_layout.edge'), 'utf8')
    const faults: Faults = {}
    const compare = (modules: Set<string>, styles: string, page: string) => {
      const classes = [...modules].flatMap((path) => interfaceSource(path).classes)
      addFaults(faults, undefinedIn(styles + inlineStyles(layout), classes), page)
    }

    for (const page of pages) {
      const modules = new Set([...loadedWith(entry), ...loadedWith(page)])
      compare(modules, builtStyles(entry, page), page)
      // Dynamic imports have their own style sheets.
      for (const later of [...modules].flatMap((path) => interfaceSource(path).laterImports)) {
        compare(loadedWith(later), builtStyles(entry, page, later), page)
      }
    }

    assert.isAbove(pages.length, 50)
    assert.deepEqual(inWords(faults), [])
  })
})
