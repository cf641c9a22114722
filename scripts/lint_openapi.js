/*
| Lints the contract of /v1: writes the generated documents to files and runs redocly on them, without
| network access and telemetry.
*/
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'skillary-contract-'))
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
  process.exitCode = lint('partner') || lint('staff')
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function lint(audience) {
  const file = join(folder, `${audience}.json`)
  const made = run('ace.js', ['openapi:print', `--audience=${audience}`])
  if (made.status) return made.status
  writeFileSync(file, made.stdout)
  const linted = run('node_modules/@redocly/cli/bin/cli.js', ['lint', file, '--max-problems=50'])
  const output = linted.stdout + linted.stderr
  process.stdout.write(output)
  /** Warnings count as errors. */
  return linted.status || Number(/\b[1-9]\d* warnings?\b/.test(output))
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
