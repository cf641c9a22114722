/** Runs a program together with all that it starts, and ends all of that where it takes too long. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { environment, root, say } from './setup.js'

const windows = process.platform === 'win32'
const signals = ['SIGINT', 'SIGTERM']

/** What was asked to end has so many ms to do so. */
const GRACE = 5_000

/**
 * Runs a program to its end in a process group of its own, with its output on this terminal or, where
 * `onLine` is given, line by line there. After `minutes` the group is killed, and a line says that `name` was
 * ended. Ctrl+C and SIGTERM go to the group, which is killed where it does not end by itself; then this
 * process ends.
 * Resolves to `{ code, late }`: the exit code, and whether it was ended for its time.
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
      // Without colours and cursor movements, which only a terminal can show.
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

    // Before other listeners, which may end this process at once.
    for (const signal of signals) process.prependListener(signal, forward)
    // Before folders are removed that the group still writes to.
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
      // What it started may have outlived it, and would keep the port.
      if (!windows) sendTo(child.pid, 'SIGKILL')
      // Its last lines are still to be read; nobody waits for a grandchild that keeps them open.
      if (onLine) await once(child, 'close', { signal: AbortSignal.timeout(GRACE) }).catch(() => {})
      finish(code ?? 1)
    })
  })
}

function sendTo(pid, signal) {
  try {
    process.kill(windows ? pid : -pid, signal)
  } catch {
    // It has ended by itself.
  }
}

/** Chromium makes a group of its own: it is found by its parents, while they are there. */
function killTree(pid) {
  if (!pid) return
  if (windows) return void spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'])
  const below = descendantsOf(pid)
  sendTo(pid, 'SIGKILL')
  for (const one of below) {
    try {
      process.kill(one, 'SIGKILL')
    } catch {
      // It went with its group.
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
