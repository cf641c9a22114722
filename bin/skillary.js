#!/usr/bin/env node
/*
|--------------------------------------------------------------------------
| JavaScript entrypoint of the `skillary` program, when run from source
|--------------------------------------------------------------------------
|
| `node ace build` replaces this file with the compiled program. The source is
| TypeScript, which Node.js 24 runs directly; an older version starts the
| Node.js that `npm install` installed.
|
*/

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const installed = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url))
const major = Number(process.versions.node.split('.')[0])

if (major >= 24) {
  await import('./skillary.ts')
} else if (existsSync(installed)) {
  const { status } = spawnSync(installed, process.argv.slice(1), { stdio: 'inherit' })
  process.exitCode = status ?? 1
} else {
  console.error('skillary requires Node.js 24 to run from source. Run `npm install` first.')
  process.exitCode = 1
}
