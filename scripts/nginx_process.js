/** nginx of this machine as a child process, for tests and the check of a release. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The path of the program; null if it is not installed. */
export function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file)) ?? null
}

/**
 * Starts nginx with this content of its `http` block, and its files in `folder`. Resolves when it listens on the port, to
 * a function that stops it. Throws the messages of nginx if it does not accept the configuration.
 */
export async function runNginx(folder, http, port) {
  const binary = findNginx()
  if (!binary) throw new Error('nginx is required: on Debian, apt-get install -y nginx-light')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events {}
    http { access_log off; ${temporary}
    ${http} }`
  )
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', `${folder}/error.log`]
  const tried = spawnSync(binary, ['-t', ...args], { encoding: 'utf8' })
  if (tried.status !== 0) throw new Error(tried.stderr)
  const child = spawn(binary, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = once(child, 'exit')
  await Promise.race([
    untilListening(port),
    ended.then(() => Promise.reject(new Error('nginx ended'))),
  ])
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}

async function untilListening(port) {
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
