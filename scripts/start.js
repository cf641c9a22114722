/**
 * npm start: from a fresh clone to a running portal. Steps are skipped if nothing changed, so that
 * a second start takes seconds.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import {
  build,
  environment,
  fail,
  install,
  makeSettings,
  readSettings,
  root,
  runOrFail,
  say,
} from './setup.js'
import { spawn } from 'node:child_process'

await install()
makeSettings()
await build()

const settings = readSettings()
const dataDir = settings.DATA_DIR || 'tmp/data'
const env = {
  NODE_ENV: 'production',
  ENV_PATH: root,
  DATA_DIR: isAbsolute(dataDir) ? dataDir : join(root, dataDir),
  APP_URL: address(),
}
mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 })
const cwd = join(root, 'build')
const ace = (args) => runOrFail('node', ['ace.js', ...args], { cwd, env })

await ace(['migration:run', '--force', '--compact-output'])
await loadDemo()
serve()

/** PORT in the environment takes precedence over `.env`, also in a local URL. */
function address() {
  const { PORT, APP_URL } = process.env
  const url = new URL(APP_URL || settings.APP_URL || 'http://localhost:3333')
  if (PORT && !APP_URL && url.hostname === 'localhost') url.port = PORT
  return url.origin
}

/** The first start loads the demo; a real installation has no demo accounts. */
async function loadDemo() {
  if (settings.DEMO !== '1') return
  const accounts = join(env.DATA_DIR, 'demo-accounts.txt')
  const loaded = join(env.DATA_DIR, '.demo-loaded')
  if (existsSync(loaded)) {
    say(`The demo is loaded. Its accounts are in ${accounts}`)
    return
  }
  say('Loading the demo: real skills, relations, domains, packages and one account for each role')
  await ace(['demo:load'])
  writeFileSync(loaded, new Date().toISOString())
}

/** Runs the server in this terminal: forwards signals, and exits with its exit code. */
function serve() {
  const server = spawn('node', ['bin/server.js'], {
    cwd,
    stdio: 'inherit',
    env: environment(env),
    shell: process.platform === 'win32',
  })
  say(`Serving ${env.APP_URL}${settings.BASE_PATH || ''}`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  server.on('error', (error) => fail(error.message))
  server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)))
}
