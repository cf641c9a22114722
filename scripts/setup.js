/**
 * The setup steps of all commands in a fresh clone, with only Node and npm on the machine. Plain
 * JavaScript: it runs on the installed Node, before the project's own Node 24 is available.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
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

/** The environment of child processes: the project's Node 24 comes first in the PATH. */
export function environment(extra = {}) {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, ...extra }
}

/** Runs a program with its output on this terminal; resolves to its exit code. */
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

/** Installs the packages of package-lock.json, once for each state of that file. */
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

/** Writes .env with a generated key if there is none yet. */
export function makeSettings() {
  const file = join(root, '.env')
  if (existsSync(file)) return
  const settings = readFileSync(join(root, '.env.example'), 'utf8')
    .replace(/^APP_KEY=.*$/m, `APP_KEY=${randomBytes(24).toString('base64url')}`)
    .replace(/^DB_CONNECTION=.*$/m, 'DB_CONNECTION=sqlite')
    .replace(/^DEMO=.*$/m, 'DEMO=1')
    .replace(/^DATA_ATTRIBUTION=.*$/m, `DATA_ATTRIBUTION="${demoAttribution}"`)
  writeFileSync(file, settings, { mode: 0o600 })
  say('Wrote .env with a new key. Every setting is explained there.')
}

/** Builds the server and the pages if a source changed since the last build. */
export async function build() {
  const sources = hashOf(
    [
      'app',
      'bin',
      'client',
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
  const { status, stdout } = spawnSync('node', ['ace', 'build'], {
    cwd: root,
    env: environment(),
    shell: windows,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) fail(`${stdout}\n"node ace build" failed`)
  writeFileSync(stamp, sources)
}

/** Builds the pages for the browser and the server, for tests in a browser. */
export function buildPages() {
  return vite('Building the pages', ['--app'], ['public/assets', 'ssr'])
}

/** Builds what the server needs to render pages, in about a second, for tests without a browser. */
export function buildServerPages() {
  return vite('Building the pages of the server', ['--ssr', 'inertia/ssr.tsx'], ['ssr'])
}

async function vite(message, args, folders) {
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
  const stamps = folders.map((folder) => join(root, folder, '.built-from'))
  if (stamps.every((stamp) => existsSync(stamp) && readFileSync(stamp, 'utf8') === sources)) return

  say(message)
  await runOrFail('vite', ['build', ...args, '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
  })
  for (const stamp of stamps) writeFileSync(stamp, sources)
}

export function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) add(hash, path)
  return hash.digest('hex')
}

/** Folders that the build itself writes. */
const built = ['public/assets', 'public/client', 'client/dist'].map((folder) => join(root, folder))

function add(hash, path) {
  if (!existsSync(path) || built.some((folder) => path.startsWith(folder))) return
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) add(hash, join(path, name))
    return
  }
  hash.update(path.slice(root.length)).update(readFileSync(path))
}

/** The settings: the variables that are already set, then .env. */
export function readSettings() {
  const settings = {}
  for (const line of readFileSync(join(root, '.env'), 'utf8').split('\n')) {
    const match = /^([A-Z_]+)=(.*)$/.exec(line.trim())
    if (match) settings[match[1]] = match[2].replace(/^(['"])(.*)\1$/, '$2')
  }
  return { ...settings, ...process.env }
}
