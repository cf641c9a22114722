/**
 * npm run check:release: makes a release and runs it as an operator would: as a user that cannot write to it, on
 * PostgreSQL, two servers and a worker behind nginx with the configuration of deploy/.
 * With a folder (npm run check:release -- FOLDER), it checks that release.
 */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNginx } from './nginx.js'
import { freePort, startPostgres, unprivilegedUser } from './postgres.js'
import { megabytesOf, packageNameOf } from './release_files.js'
import { printedInvoice, scannedInvoice } from './sample_invoices.js'
import { fail, runOrFail, say } from './setup.js'

const maxMegabytes = 350
const email = 'ada@example.com'
const password = 'correct horse battery staple 7'

const scratch = mkdtempSync(join(tmpdir(), 'skillary-release-'))
chmodSync(scratch, 0o755)
const ended = []
const children = new Set()
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(scratch, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const folder = process.argv[2] ?? join(scratch, 'release')
if (!process.argv[2]) await runOrFail('node', ['scripts/release.js', folder])
try {
  checkContent()
  await checkStack()
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  for (const end of ended.reverse()) await end()
}
if (process.exitCode) fail('The release does not work')
say('The release works')

function checkContent() {
  const size = megabytesOf(join(folder, 'node_modules'))
  say(`Its packages take ${size} of ${maxMegabytes} MB`)
  assert.ok(size <= maxMegabytes, `node_modules is larger than ${maxMegabytes} MB`)

  const files = readdirSync(folder, { recursive: true }).filter(
    (file) => !file.includes('node_modules')
  )
  const surplus = files.filter((file) => /^(tests|bench)(\/|$)|\.map$|^\.env/.test(file))
  assert.deepEqual(surplus, [], 'The release has files that a server does not need')

  const bill = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'))
  assert.equal(bill.bomFormat, 'CycloneDX')
  const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`))
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  for (const [path, { version }] of Object.entries(packages)) {
    if (!path || !existsSync(join(folder, path))) continue
    assert.ok(
      listed.has(`${packageNameOf(path)}@${version}`),
      `${path} is not in the bill of materials`
    )
  }
  const licences = readFileSync(join(folder, 'licences.txt'), 'utf8')
  for (const name of ['react', 'pdfjs-dist'])
    assert.match(licences, new RegExp(`^  ${name} \\d`, 'm'))
}

async function checkStack() {
  const owner = unprivilegedUser()
  const postgres = await startPostgres()
  if (!postgres) throw new Error('PostgreSQL is required: on Debian, apt-get install -y postgresql')
  ended.push(() => postgres.stop())
  const data = ownFolder('data', owner)
  const host = 'localhost'
  const [tls, ...ports] = [await freePort(), await freePort(), await freePort()]
  const origin = `https://${host}:${tls}`
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    APP_KEY: 'only-for-checking-0123456789abcdef',
    APP_URL: origin,
    DB_CONNECTION: 'pg',
    DATABASE_URL: await postgres.createDatabase(),
    DATA_DIR: data,
    QUEUE_WORKER: 'off',
    HOST: '127.0.0.1',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'warn',
    REQUEST_LOG: 'off',
  }
  const program = (args, more = {}) =>
    spawn(join(folder, 'node_modules/.bin/node'), args, {
      cwd: folder,
      env: { ...env, ...more },
      stdio: ['pipe', 'inherit', 'inherit'],
      ...owner,
    })
  const ace = async (args, input = '') => {
    const child = program(['ace.js', ...args])
    child.stdin.end(input)
    const code = await new Promise((resolve) => child.on('exit', resolve))
    assert.equal(code, 0, `ace ${args[0]} ended with ${code}`)
  }
  await ace(['migration:run', '--force', '--compact-output'])
  await ace(
    ['user:create', `--email=${email}`, '--name=Ada', '--role=0', '--password-stdin'],
    password
  )

  const servers = ports.map((port) => keep(program(['bin/server.js'], { PORT: String(port) })))
  for (const port of ports) await untilReady(`http://127.0.0.1:${port}/health/ready`)
  const { request, stop } = await startNginx(scratch, { tls, host, ports })
  ended.push(stop)

  const page = await request('/auth/login')
  assert.equal(page.status, 200)
  assert.match(page.text, /<h1[^>]*>[^<]+<\/h1>/, 'The page is not rendered on the server')
  say(`A page is rendered; a server uses ${memoryOf(servers[0])} MB`)

  const login = await request('/v1/auth/login/', { json: { email, password } })
  assert.equal(login.status, 200, login.text)
  const bearer = { authorization: `Bearer ${JSON.parse(login.text).access}` }

  for (const [name, bytes] of [
    ['printed.pdf', await printedInvoice()],
    ['scan.png', await scannedInvoice()],
  ]) {
    const read = await request('/v1/invoice-reader/invoice_import/', {
      file: { field: 'file', name, bytes },
      headers: bearer,
    })
    assert.equal(read.status, 201, read.text)
    const [invoice] = JSON.parse(read.text).data
    assert.deepEqual([invoice.invoice_number, invoice.total], ['2026-417', '119.00'], read.text)
  }
  say('Invoices are read: a PDF and a picture')

  const csv = Buffer.from('name\nWelding\nSoldering\n')
  const upload = await request('/v1/skills/skill_relation_bulk_import/', {
    file: { field: 'file', name: 'skills.csv', bytes: csv, fields: { kind: 'skills' } },
    headers: bearer,
  })
  assert.equal(upload.status, 202, upload.text)
  const progress = upload.headers.location
  const stream = await request(progress, {
    headers: { ...bearer, accept: 'text/event-stream' },
    untilText: /^data: /m,
  })
  assert.match(stream.text, /^data: /m)
  say('An event arrives while its stream is open')

  const worker = keep(program(['ace.js', 'queue:work']))
  const over = await request(progress, {
    headers: { ...bearer, accept: 'text/event-stream' },
    untilText: /"status":"(succeeded|failed)/,
  })
  assert.match(over.text, /"status":"succeeded"/)
  say(`A worker has run the upload; it uses ${memoryOf(worker)} MB`)
  const tooLarge = await request('/v1/auth/login/', {
    json: { email: 'x'.repeat(22 * 1024 * 1024) },
  })
  assert.equal(tooLarge.status, 413)
  assert.equal(worker.exitCode, null)
}

function ownFolder(name, owner) {
  const path = join(scratch, name)
  mkdirSync(path, { mode: 0o700 })
  if (owner) chownSync(path, owner.uid, owner.gid)
  return path
}

/** Ends the process before the check ends. */
function keep(child) {
  children.add(child)
  ended.push(async () => {
    if (child.exitCode !== null) return
    const over = new Promise((resolve) => child.on('exit', resolve))
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await over
    clearTimeout(late)
  })
  return child
}

/** Resident memory in MB, on Linux. */
function memoryOf({ pid }) {
  const status = existsSync(`/proc/${pid}/status`) && readFileSync(`/proc/${pid}/status`, 'utf8')
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(status || '') ?? []
  return kilobytes ? Math.round(Number(kilobytes) / 1024) : '?'
}

async function untilReady(url) {
  const deadline = Date.now() + 60_000
  for (;;) {
    const { ok } = await fetch(url).catch(() => ({ ok: false }))
    if (ok) return
    if (Date.now() > deadline) throw new Error(`${url} is not ready after a minute`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
