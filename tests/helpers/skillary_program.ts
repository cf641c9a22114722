import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Group } from '@japa/runner/core'
import app from '@adonisjs/core/services/app'

export interface Run {
  code: number
  stdout: string
  stderr: string
}

interface Surroundings {
  input?: string
  env?: NodeJS.ProcessEnv
}

/**
 * The `skillary` program as a shell would run it, on a configuration of its own for each test of the group,
 * against the test server unless SKILLARY_SERVER says otherwise.
 */
export function skillaryProgram(group: Group) {
  const server = `http://${process.env.HOST}:${process.env.PORT}`
  let home = ''
  group.each.setup(async () => {
    home = await mkdtemp(join(tmpdir(), 'skillary-'))
    return () => rm(home, { recursive: true })
  })

  function start(args: string[], { input, env }: Surroundings, then: (run: Run) => void) {
    const all = { ...process.env, XDG_CONFIG_HOME: home, SKILLARY_SERVER: server, ...env }
    const program = app.makePath('bin/skillary.js')
    const child = execFile(
      process.execPath,
      [program, ...args],
      { env: all, cwd: home },
      (error, stdout, stderr) =>
        then({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, stdout, stderr })
    )
    child.stdin?.end(input ?? '')
  }

  return {
    server,
    inHome: (name: string) => join(home, name),
    configFile: () => join(home, 'skillary', 'config.json'),
    async saved() {
      const config = JSON.parse(await readFile(join(home, 'skillary', 'config.json'), 'utf8'))
      return config.sessions[server]
    },
    run(args: string[], surroundings: Surroundings = {}) {
      return new Promise<Run>((resolve) => start(args, surroundings, resolve))
    },
    login(email: string) {
      const args = ['login', email, '--password-stdin']
      return new Promise<Run>((resolve) => start(args, { input: 'secret-password\n' }, resolve))
    },
    /** Runs it for a reader that is gone before anything is written. */
    async unread(args: string[], { input, env }: Surroundings = {}) {
      const all = { ...process.env, XDG_CONFIG_HOME: home, SKILLARY_SERVER: server, ...env }
      const program = app.makePath('bin/skillary.js')
      const child = spawn(process.execPath, [program, ...args], { env: all, cwd: home })
      child.stdout.destroy()
      child.stdin.end(input ?? '')
      let stderr = ''
      child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
      const [code] = await once(child, 'close')
      return { code: code as number, stderr }
    },
    /** Runs it until `when` resolves, and presses Ctrl+C then. */
    async interrupted(args: string[], when: Promise<unknown>, env: NodeJS.ProcessEnv = {}) {
      const all = { ...process.env, XDG_CONFIG_HOME: home, SKILLARY_SERVER: server, ...env }
      const program = app.makePath('bin/skillary.js')
      const child = spawn(process.execPath, [program, ...args], { env: all, cwd: home })
      const said = { stdout: '', stderr: '' }
      for (const name of ['stdout', 'stderr'] as const) {
        child[name].setEncoding('utf8').on('data', (text: string) => (said[name] += text))
      }
      await when
      child.kill('SIGINT')
      const [code] = await once(child, 'close')
      return { code: code as number, ...said }
    },
  }
}
