/**
 * Makes Node.js run the project's TypeScript: `node --import=./bin/typescript.js FILE`. The output of SWC is
 * cached in node_modules/.cache, and the hooks run in the program's thread, so that a process starts in two
 * thirds of the time of `@poppinss/ts-exec`. The test suite starts hundreds of processes.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = new URL('../', import.meta.url).href
const require = createRequire(import.meta.url)
const compiler = createRequire(require.resolve('@poppinss/ts-exec'))
const { imports } = require('../package.json')
const own = readFileSync(import.meta.filename)
const { version } = compiler('@swc/core/package.json')
const cache = fileURLToPath(new URL('node_modules/.cache/typescript/', root))

/** As in tsconfig.json; Lucid and Ace use decorators. */
const settings = {
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'esnext',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    experimental: { keepImportAttributes: true },
    keepClassNames: true,
  },
}

process.setSourceMapsEnabled(true)
mkdirSync(cache, { recursive: true })

registerHooks({
  resolve(specifier, context, next) {
    const url = sourceOf(specifier, context.parentURL)
    return url ? { url, format: 'module', shortCircuit: true } : next(specifier, context)
  },
  load(url, context, next) {
    if (!isOurs(url) || !url.split('?')[0].endsWith('.ts')) return next(url, context)
    return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true }
  },
})

/** The `.ts` file for the import of a `.js` file of the project; null for other imports. */
function sourceOf(specifier, parent) {
  const url = specifier.startsWith('#') ? aliased(specifier) : relative(specifier, parent)
  if (!url || !isOurs(url.href)) return null
  url.pathname = url.pathname.replace(/\.js$/, '.ts')
  return url.pathname.endsWith('.ts') && existsSync(url) ? url.href : null
}

/** Resolves `#app/core/uid` with the `imports` of package.json. */
function aliased(specifier) {
  const [alias] = specifier.split('/', 1)
  const target = imports[`${alias}/*`]
  return target ? new URL(target.replace('*', specifier.slice(alias.length + 1)), root) : null
}

function relative(specifier, parent) {
  return /^(\.{0,2}\/|file:)/.test(specifier) ? new URL(specifier, parent ?? root) : null
}

function isOurs(url) {
  return url.startsWith(root) && !url.includes('/node_modules/')
}

/** Includes this file and the compiler version, which determine the output. */
function hashOf(...texts) {
  const hash = createHash('sha256').update(own).update(version)
  for (const text of texts) hash.update(text)
  return hash.digest('hex')
}

function compiled(path) {
  const source = readFileSync(path, 'utf8')
  const place = join(cache, hashOf(path, source))
  if (existsSync(place)) return readFileSync(place, 'utf8')
  const { code } = compiler('@swc/core').transformSync(source, { ...settings, filename: path })
  const part = `${place}.${process.pid}`
  writeFileSync(part, code)
  renameSync(part, place)
  return code
}
