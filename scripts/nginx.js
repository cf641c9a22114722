/** nginx with the configuration of deploy/, on free ports, for the check of a release. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request as httpsRequest } from 'node:https'
import { join } from 'node:path'
import { selfSigned } from '../tests/helpers/self_signed.ts'
import { runNginx } from './nginx_process.js'
import { freePort } from './postgres.js'
import { root } from './setup.js'

/**
 * Starts nginx in `scratch` with the port `tls` for https, in front of servers on the local `ports`. Resolves to
 * `request`, which sends a request to it, and `stop`.
 */
export async function startNginx(scratch, { tls, host, ports }) {
  const folder = join(scratch, 'nginx')
  mkdirSync(join(folder, 'tls'), { recursive: true })
  const { cert, key } = selfSigned(host)
  writeFileSync(join(folder, 'tls/fullchain.pem'), cert)
  writeFileSync(join(folder, 'tls/privkey.pem'), key, { mode: 0o600 })
  const plain = await freePort()
  const adapted = (file) =>
    readFileSync(join(root, 'deploy/nginx', file), 'utf8')
      .replaceAll('/etc/nginx/', `${folder}/`)
      .replaceAll(/(listen (?:\[::\]:)?)80;/g, `$1${plain};`)
      .replaceAll(/(listen (?:\[::\]:)?)443 /g, `$1${tls} `)
      .replaceAll('127.0.0.1:3333', `127.0.0.1:${ports[0]}`)
      .replaceAll('127.0.0.1:3334', `127.0.0.1:${ports[1]}`)
  writeFileSync(join(folder, 'skillary_upstream.conf'), adapted('skillary_upstream.conf'))
  writeFileSync(join(folder, 'skillary.conf'), adapted('skillary.conf'))
  const stop = await runNginx(folder, `include ${folder}/skillary.conf;`, tls)
  const request = (path, options) => send({ host, port: tls, ca: cert, path }, options)
  return { request, stop }
}

/**
 * Sends a request: `json` or a `file` are posted. Resolves to status, headers and text; with `untilText`, as soon as
 * the text matches, before the response ends.
 */
function send(address, { json, file, headers = {}, untilText } = {}) {
  const { body, type } = file
    ? formOf(file)
    : { body: json && Buffer.from(JSON.stringify(json)), type: 'application/json' }
  return new Promise((resolve, reject) => {
    const sent = httpsRequest({
      ...address,
      method: body ? 'POST' : 'GET',
      headers: {
        ...headers,
        ...(body && { 'content-type': type, 'content-length': body.length }),
      },
    })
    sent.on('error', reject)
    sent.setTimeout(120_000, () => sent.destroy(new Error(`${address.path} took too long`)))
    sent.on('response', (response) => {
      let text = ''
      const done = () => resolve({ status: response.statusCode, headers: response.headers, text })
      response.setEncoding('utf8')
      response.on('data', (part) => {
        text += part
        if (!untilText?.test(text)) return
        done()
        sent.destroy()
      })
      response.on('end', done)
      response.on('error', reject)
    })
    sent.end(body)
  })
}

function formOf({ field, name, bytes, fields = {} }) {
  const boundary = 'skillary-boundary'
  const texts = Object.entries(fields).map(
    ([one, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${one}"\r\n\r\n${value}\r\n`
  )
  const head = `${texts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}
