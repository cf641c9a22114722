/**
 * What every command of a fresh clone needs first, with nothing but Node and npm on the machine.
 * Plain JavaScript: it runs on the Node of the machine, before the project's own Node 24 is there.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const windows = process.platform === 'win32'
const bin = join(root, 'node_modules', '.bin')

export function say(message) {
  console.log(`› ${message}`)
}

export function fail(message) {
  console.error(`✖ ${message}`)
  process.exit(1)
}

/** The environment of our own processes: the project's Node 24 comes first. */
export function environment(extra = {}) {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, ...extra }
}

/** Runs a program to its end with its output on this terminal; resolves to its exit code. */
export function run(command, args, { env = {}, cwd = root, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      cwd,
      env: environment(env),
      shell: windows,
      ...options,
    })
    child.on('error', (error) => {
      console.error(`✖ ${command}: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

export async function runOrFail(command, args, options) {
  const code = await run(command, args, options)
  if (code !== 0) fail(`"${command} ${args.join(' ')}" ended with code ${code}`)
}

function has(program) {
  const probe = spawnSync(program, ['--version'], { stdio: 'ignore', shell: windows })
  return !probe.error && probe.status === 0
}

/** Installs what package-lock.json names, once for each state of that file. */
export async function install() {
  const lock = hashOf([join(root, 'package-lock.json')])
  const stamp = join(root, 'node_modules', '.skillary-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return

  say('Installing dependencies. The first time takes 2 to 5 minutes: sqlite3 may be compiled.')
  const missing = [
    ['python3', has('python3') || has('python')],
    ['make', windows || has('make')],
    ['a C++ compiler', windows || has('g++') || has('c++') || has('clang++')],
  ]
    .filter(([, there]) => !there)
    .map(([name]) => name)
  const advice = `sqlite3 is compiled where its prebuilt file cannot be downloaded. That needs ${missing.join(', ')}: on Debian run "apt-get install -y python3 make g++".`
  if (missing.length) say(`Note: ${advice}`)

  const code = await run('npm', [
    'ci',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  if (code !== 0) fail(missing.length ? `npm ci failed. ${advice}` : 'npm ci failed, see above')
  writeFileSync(stamp, lock)
}

const demoAttribution =
  'Skills: ESCO v1.1.1, European Commission, published by Tabiya under CC BY 4.0. Weights are our own measure.'

/** Writes .env with a key of its own where there is none yet. */
export function makeSettings() {
  const file = join(root, '.env')
  if (existsSync(file)) return
  const settings = readFileSync(join(root, '.env.example'), 'utf8')
    .replace(/^APP_KEY=.*$/m, `APP_KEY=${randomBytes(24).toString('base64url')}`)
    .replace(/^DEMO=.*$/m, 'DEMO=1')
    .replace(/^DATA_ATTRIBUTION=.*$/m, `DATA_ATTRIBUTION="${demoAttribution}"`)
  writeFileSync(file, settings, { mode: 0o600 })
  say('Wrote .env with a new key. Every setting is explained there.')
}

/** Builds the server and the pages where a source changed since the last build. */
export async function build() {
  const sources = hashOf(
    [
      'app',
      'bin',
      'commands',
      'config',
      'database',
      'inertia',
      'public',
      'resources',
      'start',
      'adonisrc.ts',
      'ace.js',
      'package-lock.json',
      'postcss.config.js',
      'tsconfig.json',
      'vite.config.ts',
    ].map((path) => join(root, path))
  )
  const stamp = join(root, 'build', '.built-from')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return

  say('Building the server and the pages (about half a minute)')
  await runOrFail('node', ['ace', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] })
  writeFileSync(stamp, sources)
}

/** Builds the pages alone, for tests and for looking at them. */
export async function buildPages() {
  const sources = hashOf(
    [
      'inertia',
      'resources',
      'package-lock.json',
      'postcss.config.js',
      'vite.config.ts',
      '.adonisjs/client',
    ].map((path) => join(root, path))
  )
  const stamp = join(root, 'public', 'assets', '.built-from')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return

  say('Building the pages')
  await runOrFail('vite', ['build', '--app', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
  })
  writeFileSync(stamp, sources)
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) add(hash, path)
  return hash.digest('hex')
}

function add(hash, path) {
  if (!existsSync(path) || path.includes(join('public', 'assets'))) return
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) add(hash, join(path, name))
    return
  }
  hash.update(path.slice(root.length)).update(readFileSync(path))
}

export function ensureFolder(path) {
  mkdirSync(path, { recursive: true })
  return path
}

/** The project's settings: .env below the variables that are set already. */
export function readSettings() {
  const settings = {}
  for (const line of readFileSync(join(root, '.env'), 'utf8').split('\n')) {
    const match = /^([A-Z_]+)=(.*)$/.exec(line.trim())
    if (match) settings[match[1]] = match[2].replace(/^(['"])(.*)\1$/, '$2')
  }
  return { ...settings, ...process.env }
}
