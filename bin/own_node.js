/**
 * Runs the program again on the project's own Node.js where the one at hand is too old for it.
 * Plain JavaScript without dependencies: the older one has to read it, from source and in `build/`.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const least = 24
/** Set for the program that was started again: it does so no second time. */
const mark = 'SKILLARY_OWN_NODE'

/**
 * True when another process runs the program instead of this one: with its arguments, its terminal,
 * its signals and its exit code. Ends the process with one sentence where no fitting Node.js is found.
 */
export function handedOver() {
  if (Number(process.versions.node.split('.')[0]) >= least) return false

  const own = process.env[mark] ? null : findOwnNode()
  if (!own) {
    console.error(
      `Node.js ${least} or later is required, but this is ${process.versions.node}. Run "npm ci" in the project to install it.`
    )
    process.exit(1)
  }
  const child = spawn(own, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, [mark]: '1' },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal))
  }
  child.on('error', (error) => {
    console.error(`${own} could not be started: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
  return true
}

/** The Node.js that the packages brought, from here upwards; null when there is none. */
function findOwnNode() {
  let folder = dirname(fileURLToPath(import.meta.url))
  for (;;) {
    for (const place of ['node/bin/node', 'node/bin/node.exe', '.bin/node']) {
      const found = join(folder, 'node_modules', place)
      if (existsSync(found)) return found
    }
    if (dirname(folder) === folder) return null
    folder = dirname(folder)
  }
}
