/*
| The contract of /v1 as a linter sees it: writes the document of the sources into a file and has redocly
| look at it. Nothing is asked of the network and nothing is told to anybody.
*/
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'skillary-contract-'))
const file = join(folder, 'openapi.json')
const env = {
  APP_KEY: 'only-for-generating-0123456789ab',
  ...process.env,
  APP_URL: 'https://portal.test',
  NODE_ENV: 'development',
  DATA_DIR: join(folder, 'data'),
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
}
try {
  process.exitCode = lint()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function lint() {
  const made = run('ace.js', ['openapi:print'])
  if (made.status) return made.status
  writeFileSync(file, made.stdout)
  const linted = run('node_modules/@redocly/cli/bin/cli.js', ['lint', file, '--max-problems=50'])
  const said = linted.stdout + linted.stderr
  process.stdout.write(said)
  /** A warning is a fault too. */
  return linted.status || Number(/\b[1-9]\d* warnings?\b/.test(said))
}

function run(script, args) {
  const ended = spawnSync(process.execPath, [script, ...args], {
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (ended.status) process.stderr.write(ended.stderr)
  return ended
}
