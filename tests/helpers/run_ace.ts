import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import app from '@adonisjs/core/services/app'

/** Runs an Ace command in a process of its own, with settings that differ from those of the tests. */
export async function runAce(args: string[], settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['ace.js', ...args], {
    cwd: app.makePath(),
    env: { ...process.env, LOG_LEVEL: 'fatal', NO_COLOR: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { exitCode: exitCode as number | null, output: output + errors }
}
