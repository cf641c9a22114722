/**
 * npm run check:release: makes a release and runs it as an operator would: as a user that cannot write to it, on
 * PostgreSQL, two servers and a worker behind nginx with the configuration of deploy/.
 * With a folder (npm run check:release -- FOLDER), it checks that release.
 */
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { megabytesOf, packageNameOf } from './release_files.js'
import { prepareStack } from './release_stack.js'
import { printedInvoice, scannedInvoice } from './sample_invoices.js'
import { fail, runOrFail, say } from './setup.js'

const maxMegabytes = 350
const email = 'ada@example.com'
const password = 'correct horse battery staple 7'

const stack = await prepareStack()
const folder = process.argv[2] ?? join(stack.scratch, 'release')
if (!process.argv[2]) await runOrFail('node', ['scripts/release.js', folder])
try {
  checkContent()
  await checkStack()
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await stack.end()
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
  await stack.ace(folder, ['migration:run', '--force', '--compact-output'])
  await stack.ace(
    folder,
    ['user:create', `--email=${email}`, '--name=Ada', '--role=0', '--password-stdin'],
    password
  )
  const [server] = await Promise.all([0, 1].map((index) => stack.serve(folder, index)))
  const request = await stack.proxy()

  const page = await request('/auth/login')
  assert.equal(page.status, 200)
  assert.match(page.text, /<h1[^>]*>[^<]+<\/h1>/, 'The page is not rendered on the server')
  say(`A page is rendered; a server uses ${memoryOf(server)} MB`)

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

  const worker = stack.work(folder)
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

/** Resident memory in MB, on Linux. */
function memoryOf({ pid }) {
  const status = existsSync(`/proc/${pid}/status`) && readFileSync(`/proc/${pid}/status`, 'utf8')
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(status || '') ?? []
  return kilobytes ? Math.round(Number(kilobytes) / 1024) : '?'
}
