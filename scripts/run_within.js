/** Runs a program with a time limit, and ends it together with its child processes. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { environment, root, say } from './setup.js'

const windows = process.platform === 'win32'
const signals = ['SIGINT', 'SIGTERM']

/** Milliseconds between SIGTERM and SIGKILL. */
const GRACE = 5_000

/**
 * Runs a program in its own process group, with its output on this terminal or passed to `onLine`
 * line by line. After `minutes` the group is killed, and a message says that `name` was ended.
 * Ctrl+C and SIGTERM are forwarded to the group, which is killed if it does not exit; then this
 * process exits. Resolves to `{ code, late }`: the exit code, and whether the time limit was
 * exceeded.
 */
export function runWithin(minutes, name, command, args, env, onLine) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: onLine ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      cwd: root,
      env: environment(env),
      shell: windows,
      detached: !windows,
    })
    for (const stream of onLine ? [child.stdout, child.stderr] : []) {
      // Removes colors and cursor movements, which only a terminal can display.
      createInterface({ input: stream }).on('line', (line) =>
        onLine(stripVTControlCharacters(line))
      )
    }
    let late = false
    let ended = ''
    let grace
    const kill = () => killTree(child.pid)
    const limit = setTimeout(() => {
      late = true
      say(`${name} took longer than ${minutes} minutes and was ended`)
      kill()
    }, minutes * 60_000)
    const forward = (signal) => {
      ended = signal
      sendTo(child.pid, signal)
      grace ??= setTimeout(kill, GRACE)
    }

    // Before other listeners, which may exit immediately.
    for (const signal of signals) process.prependListener(signal, forward)
    // Before folders are removed that the group still uses.
    process.prependListener('exit', kill)
    const finish = (code) => {
      clearTimeout(limit)
      clearTimeout(grace)
      for (const signal of signals) process.off(signal, forward)
      process.off('exit', kill)
      if (ended) process.exit(1)
      resolve({ code, late })
    }
    child.on('error', (error) => {
      console.error(`✖ ${command}: ${error.message}`)
      finish(1)
    })
    child.on('exit', async (code) => {
      // Its child processes may still run and would keep the port.
      if (!windows) sendTo(child.pid, 'SIGKILL')
      // Reads the last lines, but does not wait for a grandchild that keeps the streams open.
      if (onLine) await once(child, 'close', { signal: AbortSignal.timeout(GRACE) }).catch(() => {})
      finish(code ?? 1)
    })
  })
}

function sendTo(pid, signal) {
  try {
    process.kill(windows ? pid : -pid, signal)
  } catch {
    // It has already exited.
  }
}

/** Chromium creates its own process group: it is found by its parents, while they exist. */
function killTree(pid) {
  if (!pid) return
  if (windows) return void spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'])
  const below = descendantsOf(pid)
  sendTo(pid, 'SIGKILL')
  for (const one of below) {
    try {
      process.kill(one, 'SIGKILL')
    } catch {
      // It was ended with its group.
    }
  }
}

function descendantsOf(pid) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const processes = (stdout ?? '').split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  const below = [pid]
  for (const parent of below) {
    below.push(...processes.filter(([, above]) => above === parent).map(([one]) => one))
  }
  return below.slice(1)
}
