import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable, Writable } from 'node:stream'
import type { Group } from '@japa/runner/core'
import app from '@adonisjs/core/services/app'
import { runProgram } from '../../client/cli/program.ts'
import type { Surroundings } from '../../client/cli/surroundings.ts'

export interface Run {
  code: number
  stdout: string
  stderr: string
}

interface Given {
  input?: string
  env?: NodeJS.ProcessEnv
}

/** Collects the written output. */
class Collected extends Writable {
  #pieces: Buffer[] = []

  get text() {
    return Buffer.concat(this.#pieces).toString()
  }

  override _write(piece: Buffer, _encoding: BufferEncoding, done: () => void) {
    this.#pieces.push(piece)
    this.emit('written', this.text)
    done()
  }
}

/** Replaces the process: tests emit SIGINT as an event. */
class FakeProcess extends EventEmitter implements Surroundings {
  env: NodeJS.ProcessEnv
  stdin: Surroundings['stdin']
  stdout = new Collected()
  stderr: Collected & { isTTY?: boolean } = new Collected()
  exitCode?: number

  constructor(env: NodeJS.ProcessEnv, stdin: Surroundings['stdin']) {
    super()
    this.env = env
    this.stdin = stdin
  }

  async run(args: string[]): Promise<Run> {
    const code = await runProgram(args, this)
    return { code, stdout: this.stdout.text, stderr: this.stderr.text }
  }
}

export type SkillaryProgram = ReturnType<typeof skillaryProgram>

/**
 * Runs the `skillary` program with a separate configuration for each test of the group, against the
 * test server unless SKILLARY_SERVER is set. It runs in this process, so files need absolute paths;
 * the methods whose names end in "Process" start a separate process, which takes about a second.
 */
export function skillaryProgram(group: Group) {
  const server = `http://${process.env.HOST}:${process.env.PORT}`
  let home = ''
  group.each.setup(async () => {
    home = await mkdtemp(join(tmpdir(), 'skillary-'))
    return () => rm(home, { recursive: true })
  })

  const environment = (env: NodeJS.ProcessEnv = {}) => ({
    ...process.env,
    XDG_CONFIG_HOME: home,
    SKILLARY_SERVER: server,
    ...env,
  })

  function run(args: string[], { input = '', env }: Given = {}): Promise<Run> {
    const stdin = Readable.from(input ? [Buffer.from(input)] : [])
    return new FakeProcess(environment(env), stdin).run(args)
  }

  /** Starts a separate process; resolves to its result. */
  function start(args: string[], { input = '', env }: Given = {}) {
    const program = app.makePath('bin/skillary.js')
    const child = spawn(process.execPath, [program, ...args], { env: environment(env), cwd: home })
    child.stdin.end(input)
    const output = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => (output[name] += text))
    }
    const ended = once(child, 'close').then(([code]): Run => ({ code: code as number, ...output }))
    return { child, ended }
  }

  return {
    server,
    run,
    inHome: (name: string) => join(home, name),
    configFile: () => join(home, 'skillary', 'config.json'),
    async saved() {
      const config = JSON.parse(await readFile(join(home, 'skillary', 'config.json'), 'utf8'))
      return config.sessions[server]
    },
    login(email: string) {
      return run(['login', email, '--password-stdin'], { input: 'secret-password\n' })
    },
    /** Runs it and presses Ctrl+C when `when` resolves, or when it prints. */
    async interrupted(args: string[], { env, when }: Given & { when?: Promise<unknown> } = {}) {
      const fake = new FakeProcess(environment(env), Readable.from([]))
      const ended = fake.run(args)
      await (when ?? once(fake.stdout, 'written'))
      fake.emit('SIGINT')
      return ended
    },
    /** Runs it on a terminal and types each input when its question appears. */
    async onTerminal(args: string[], typed: Array<[question: string, keys: string]>) {
      const stdin: PassThrough & { isTTY?: boolean } = new PassThrough()
      const fake = new FakeProcess(environment({ NO_COLOR: '1' }), stdin)
      stdin.isTTY = true
      fake.stderr.isTTY = true
      const ended = fake.run(args)
      for (const [question, keys] of typed) {
        while (!fake.stderr.text.includes(question)) await once(fake.stderr, 'written')
        stdin.write(keys)
      }
      return ended
    },
    /** Starts it like a shell. */
    runProcess: (args: string[], given?: Given) => start(args, given).ended,
    /** Starts it with stdout already closed. */
    unreadProcess(args: string[], given?: Given) {
      const { child, ended } = start(args, given)
      child.stdout.destroy()
      return ended
    },
    /** Starts it, waits for `when`, and presses Ctrl+C. */
    async interruptedProcess(
      args: string[],
      { when, ...given }: Given & { when: Promise<unknown> }
    ) {
      const { child, ended } = start(args, given)
      await when
      child.kill('SIGINT')
      return ended
    },
  }
}
