/**
 * Measures the effect of invoice reading on the server: a production build receives twenty files at
 * once through `/v1` under a steady load of other requests; and the time from sending a file to its
 * values. Requires `node ace build`.
 */
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import ace from '@adonisjs/core/services/ace'
import { invoicePdf, invoicePhoto } from '#tests/helpers/invoice_pdfs'
import { ciiInvoice } from '#tests/unit/invoice_reading/xml_samples'
import { mb, MeasuredServer, staffToken } from './measured_server.js'
import { idleSeconds, limitRow, ms, probes, rowsBeside } from './requests_beside.js'
import type { Bench } from './types.js'

/** How many times a single file is sent. */
const alone = 9
/** Pause before the next file, in ms. */
const pause = 1500

interface File {
  name: string
  content: Uint8Array<ArrayBuffer>
  /** How the values were found, or why there are none. */
  outcome: string
}

const bench: Bench = async () => {
  const files = await twentyFiles()
  const server = new MeasuredServer()
  try {
    await server.start(await staffToken())
    const one = await fromSendingToFields(server, files[0])
    server.forgetPeaks()
    const idle = await server.ask(probes, () => wait(idleSeconds * 1000))
    let waited: number[] = []
    const busy = await server.ask(probes, async () => {
      waited = await Promise.all(files.map((file) => bring(server, file)))
    })
    const load = `load of the machine ${loadavg()[0].toFixed(1)}`

    const what = `${files.length} invoices at once`
    const last = Math.max(...waited)
    return [
      ...rowsBeside(what, idle, busy),
      limitRow(
        `${what}: the last response`,
        last,
        60_000,
        'ms',
        `each was read or refused with a reason, none was lost; the first after ${ms(Math.min(...waited))}; ` +
          `a process held ${mb(server.memory.work)} at most; ${load}`
      ),
      limitRow(
        'a PDF with XML, from upload to fields',
        middleOf(one.warm),
        1000,
        'ms',
        `median of ${alone}, at most ${ms(Math.max(...one.warm))}; the first of a server, which starts its process, ${ms(one.cold)}; ${load}`
      ),
    ]
  } finally {
    await server.stop()
    await ace.exec('migration:fresh', ['--force'])
  }
}

export default bench

async function twentyFiles(): Promise<File[]> {
  const xml = ciiInvoice()
  const [withXml, text, photo] = await Promise.all([invoicePdf(xml), invoicePdf(), invoicePhoto()])
  const kinds: Array<[count: number, name: string, content: Buffer | string, outcome: string]> = [
    [8, 'factur-x.pdf', withXml, 'xml_in_pdf'],
    [7, 'text.pdf', text, 'text'],
    [3, 'cii.xml', xml, 'xml'],
    [1, 'list.xml', '<shopping-list/>', 'xml_not_an_invoice'],
    [1, 'photo.jpg', photo, 'ocr'],
  ]
  return kinds.flatMap(([count, name, content, outcome]) =>
    Array.from({ length: count }, () => ({
      name,
      content: Uint8Array.from(Buffer.from(content)),
      outcome,
    }))
  )
}

/**
 * Sends a file; returns the ms until the response. @throws if the result is not the expected one
 */
async function bring(server: MeasuredServer, { name, content, outcome }: File): Promise<number> {
  const began = performance.now()
  const { status, body } = await server.bring(name, content)
  const took = performance.now() - began
  const [reading] = body.data ?? []
  const got = reading ? (reading.route ?? reading.problem?.code) : body.code
  if (got !== outcome) throw new Error(`${name}: ${status} ${got}, not ${outcome}`)
  return took
}

/** In ms: the first reading of a server, then those whose process was started in advance. */
async function fromSendingToFields(server: MeasuredServer, file: File) {
  const cold = await bring(server, file)
  const warm: number[] = []
  for (let time = 0; time < alone; time++) {
    await wait(pause)
    warm.push(await bring(server, file))
  }
  return { cold, warm }
}

function middleOf(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]
}
