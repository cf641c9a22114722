/**
 * Restarts the program with the project's own Node.js if the current one is too old. Plain JavaScript
 * without dependencies, since the older version runs it, from source and in `build/`.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const least = 24
/** Set for the restarted program, so that it does not restart again. */
const mark = 'SKILLARY_OWN_NODE'

/**
 * Returns true if another process runs the program instead: with the same arguments and terminal,
 * signals are forwarded, and its exit code is used. Exits with one sentence if no suitable Node.js is found.
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
    process.on(signal, () => {
      // A terminal sends Ctrl+C to both processes.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => {
    console.error(`${own} could not be started: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
  return true
}

/** The Node.js in node_modules of this folder or a parent folder; null if there is none. */
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
