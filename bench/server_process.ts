/**
 * Runs a server of `bench/` in a separate process, sends requests to it and measures its processor time. The server
 * responds to the message `cpu` with `process.cpuUsage()`.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { request, type Agent, type OutgoingHttpHeaders } from 'node:http'
import app from '@adonisjs/core/services/app'

const rounds = 3

/** Resolves when the server is listening. */
export async function startServer(file: string, port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--import=./bin/typescript.js', file], {
    cwd: app.makePath(),
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await messageWith('port', server)
  return server
}

export async function stopServer(server: ChildProcess) {
  server.kill('SIGKILL')
  await once(server, 'exit')
}

/** The next message with this property; the framework sends messages too. */
export async function messageWith<Message>(member: string, server: ChildProcess): Promise<Message> {
  for (;;) {
    const [message] = await once(server, 'message')
    if (Object.hasOwn(Object(message), member)) return message as Message
  }
}

/** The processor time of the server per request, in microseconds; `load` sends the requests. */
export async function cpuPerRequest(
  server: ChildProcess,
  requests: number,
  load: () => Promise<unknown>
): Promise<number> {
  const before = await cpuTime(server)
  await load()
  return ((await cpuTime(server)) - before) / requests
}

async function cpuTime(server: ChildProcess): Promise<number> {
  server.send('cpu')
  const { cpu } = await messageWith<{ cpu: NodeJS.CpuUsage }>('cpu', server)
  return cpu.user + cpu.system
}

/** Calls `get` `times` times, over `connections` concurrent connections. */
export async function flood(
  get: () => Promise<unknown>,
  { connections, times }: { connections: number; times: number }
) {
  let open = times
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (open-- > 0) await get()
    })
  )
}

/** Sends a request; throws unless the response has `status`. */
export function ask({
  agent,
  port,
  path,
  headers,
  status = 200,
}: {
  agent: Agent
  port: number
  path: string
  headers?: OutgoingHttpHeaders
  status?: number
}): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, host: '127.0.0.1', port, path, headers })
    outgoing.once('error', reject)
    outgoing.once('response', (response) => {
      if (response.statusCode !== status) reject(new Error(`${path}: ${response.statusCode}`))
      response.resume()
      response.once('end', resolve)
    })
    outgoing.end()
  })
}

/** Measures reference, ours, reference, three times; returns the best of each. */
export async function sandwich(
  reference: () => Promise<number>,
  ours: () => Promise<number>,
  best: (...values: number[]) => number
) {
  const values = { reference: [] as number[], ours: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    values.reference.push(await reference())
    values.ours.push(await ours())
    values.reference.push(await reference())
  }
  return { reference: best(...values.reference), ours: best(...values.ours) }
}
