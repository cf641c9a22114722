/**
 * npm run budgets: checks what a browser loads for the first view of each page against the budgets.
 * Reads the manifest of the last build; sizes are gzipped, 1 KB = 1,000 bytes.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const assets = join(import.meta.dirname, '../public/assets')
const entry = 'inertia/app.tsx'

/** Script budgets by the folder of the page, in KB; unlisted folders contain lists and forms. */
const scriptBudgets = { site: 120, auth: 120, dashboards: 155, playground: 150 }
const otherScripts = 140
const styleBudget = 18
const fontBudget = 40

const manifest = readManifest()
const pages = Object.keys(manifest)
  .filter((source) => source.startsWith('inertia/pages/'))
  .sort()

const rows = pages.map((source) => {
  const page = source.slice('inertia/pages/'.length).replace(/\.tsx$/, '')
  const chunks = withImports([entry, source])
  const scripts = sum(chunks.map(({ file }) => file))
  const styles = sum([...new Set(chunks.flatMap(({ css = [] }) => css))])
  const budget = scriptBudgets[page.split('/')[0]] ?? otherScripts
  return { page, scripts, budget, styles, over: scripts > budget || styles > styleBudget }
})
const fonts = (manifest[entry].assets ?? []).filter((file) => file.endsWith('.woff2'))
const fontSize = fonts.reduce((size, file) => size + read(file).length / 1000, 0)
const fontsOver = fonts.length > 1 || fontSize > fontBudget

const width = Math.max(...rows.map(({ page }) => page.length), 'page'.length)
console.log(`${'page'.padEnd(width)}  JS KB  of   CSS KB  of`)
for (const { page, scripts, budget, styles, over } of rows) {
  console.log(
    `${page.padEnd(width)} ${scripts.toFixed(1).padStart(6)}  ${budget}  ` +
      `${styles.toFixed(1).padStart(6)}  ${styleBudget}${over ? '  OVER' : ''}`
  )
}
console.log(
  `${fonts.length} font file, ${fontSize.toFixed(1)} KB of ${fontBudget}${fontsOver ? '  OVER' : ''}`
)
if (fontsOver || rows.some(({ over }) => over)) process.exitCode = 1

function readManifest() {
  try {
    return JSON.parse(readFileSync(join(assets, '.vite/manifest.json'), 'utf8'))
  } catch {
    console.error('There is no build in public/assets: run "npx vite build --app" first.')
    process.exit(2)
  }
}

/** The chunks of these sources and their static imports; dynamic imports are not counted. */
function withImports(sources) {
  const seen = new Set()
  const open = [...sources]
  while (open.length) {
    const source = open.pop()
    if (seen.has(source)) continue
    seen.add(source)
    open.push(...(manifest[source].imports ?? []))
  }
  return [...seen].map((source) => manifest[source])
}

function sum(files) {
  return files.reduce((size, file) => size + gzipSync(read(file)).length / 1000, 0)
}

function read(file) {
  return readFileSync(join(assets, file))
}
