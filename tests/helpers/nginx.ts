import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/postgres.js'

/** The program; null if it is not installed. */
export function findNginx(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file)) ?? null
}

/** Runs nginx with this content of its `http` block; `PORT` in it is replaced by the port. */
export async function startNginx(
  http: string
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'skillary-nginx-'))
  const port = await freePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events {}
    http { access_log off; ${temporary}
    ${http.replaceAll('PORT', String(port))} }`
  )
  const child = spawn(
    findNginx()!,
    ['-p', folder, '-c', 'nginx.conf', '-e', `${folder}/error.log`],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    }
  )
  const ended = once(child, 'exit')
  await Promise.race([
    untilListening(port),
    ended.then(() => Promise.reject(new Error('nginx ended'))),
  ])
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilListening(port: number) {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false
    )
    socket.destroy()
    if (isOpen) return
    await wait(50)
  }
}
