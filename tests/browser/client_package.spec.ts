import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import app from '@adonisjs/core/services/app'
import { clientPackage } from '#app/documentation/client_package'
import { keyOf } from '#database/factories/api_key_factory'
import { createGraph, createPartnerWith, spentOf } from '#tests/functional/playground/graph'

/** Texts, since the types of the server have no DOM. */
const inPageScript = `async (options) => {
  const { Skillary } = await import(new URL('./skillary.js', document.baseURI).href)
  const { matches } = await new Skillary(options).search({ skills: ['Python'] })
  return matches.length
}`
const inWorkerScript = `(options) => new Promise((resolve, reject) => {
  const started = new Worker('worker.js', { type: 'module' })
  started.onmessage = ({ data }) => resolve(data)
  started.onerror = ({ message }) => reject(new Error(message))
  started.postMessage(options)
})`
const html = '<!doctype html><title>Page of a partner</title>'
const worker = `
import { Skillary } from './skillary.js'
self.onmessage = async ({ data: { server, apiKey } }) => {
  const { matches } = await new Skillary({ server, apiKey }).search({ skills: ['Python'] })
  self.postMessage(matches.length)
}`

test.group('The npm package of the client, in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('searches from a page and from a worker', async ({ assert, browserContext, cleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'skillary-kit-'))
    cleanup(() => rm(folder, { recursive: true, force: true }))
    const { file } = await clientPackage()
    await promisify(execFile)('tar', ['-xzf', app.publicPath('client', file), '-C', folder])
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    const { text: apiKey } = await keyOf(partner)
    const server = `http://${process.env.HOST}:${process.env.PORT}`
    await browserContext.route('**/kit/*', async (route) => {
      const name = new URL(route.request().url()).pathname.split('/').at(-1)!
      if (name === 'page.html') return route.fulfill({ contentType: 'text/html', body: html })
      const packed = join(folder, 'package/dist', name)
      const body = name === 'worker.js' ? worker : await readFile(packed, 'utf8')
      return route.fulfill({ contentType: 'text/javascript', body })
    })
    const page = await browserContext.newPage()
    await page.goto(`${server}/kit/page.html`)

    const options = JSON.stringify({ server, apiKey })
    const inPage = await page.evaluate<number>(`(${inPageScript})(${options})`)
    const inWorker = await page.evaluate<number>(`(${inWorkerScript})(${options})`)
    assert.isAbove(inPage, 0)
    assert.equal(inWorker, inPage)
    const { counter } = await spentOf(pack)
    assert.equal(counter, 2)
  })
})
