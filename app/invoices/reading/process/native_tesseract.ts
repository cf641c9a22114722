import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { InvoiceFault } from '#app/invoices/reading/invoice_fault'
import type { OcrLanguage } from '#app/invoices/reading/pages/ocr_language'
import {
  adaptiveThreshold,
  dpi,
  modelFolder,
  segmentation,
  type OcrRequest,
} from '#app/invoices/reading/pages/ocr_models'

/** Local thresholds exist since this version. */
const leastVersion = 5
let found: { path: string | undefined; isInstalled: boolean } | null = null

/** Whether Tesseract is installed as a program: it takes a third of the time and memory of WebAssembly. */
export function hasTesseract(): boolean {
  const { PATH: path } = process.env
  if (found?.path !== path) {
    const { stdout } = spawnSync('tesseract', ['--version'], { encoding: 'utf8', timeout: 5000 })
    const version = Number(/^tesseract v?(\d+)/.exec(stdout ?? '')?.[1] ?? 0)
    found = { path, isInstalled: version >= leastVersion }
  }
  return found!.isInstalled
}

/**
 * Starts Tesseract for one image, which it gets through its standard input; it writes no files. `tsv` rejects if it
 * fails or is killed.
 */
export function startTesseract(
  { image, language, isShaded, isBlock }: OcrRequest,
  models: string
): { child: ChildProcess; tsv: Promise<string> } {
  const settings = { tessedit_create_tsv: '1', ...(isShaded && adaptiveThreshold) }
  const child = spawn(
    'tesseract',
    [
      ...['stdin', 'stdout', '-l', language, '--tessdata-dir', models],
      ...['--oem', '1', '--psm', segmentation[isBlock ? 'block' : 'page'], '--dpi', String(dpi)],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
      /** One thread: more would take longer in CPU time. */
      env: { PATH: process.env.PATH, OMP_THREAD_LIMIT: '1' },
    }
  )
  /** A program that ends early does not read its input. */
  child.stdin.on('error', () => {})
  child.stdin.end(image)
  lowerPriority(child)
  return { child, tsv: outputOf(child) }
}

async function outputOf(child: ChildProcess): Promise<string> {
  const [output, [code, signal]] = await Promise.all([text(child.stdout!), once(child, 'close')])
  /** Killed by Linux, since the machine has no memory left. */
  if (signal === 'SIGKILL') throw new InvoiceFault('server_busy')
  if (code !== 0) throw new Error(`Tesseract ended with code ${code}`)
  return output
}

function lowerPriority({ pid }: ChildProcess) {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    /** Not permitted everywhere; it continues with normal priority. */
  }
}

/** The folder of the models for `startTesseract`; the first time, that of the language is unpacked. */
export async function modelsFor(language: OcrLanguage): Promise<string> {
  const folder = resolve(process.env.DATA_DIR ?? join(tmpdir(), 'skillary'), 'tessdata')
  const file = join(folder, `${language}.traineddata`)
  if (existsSync(file)) return folder
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const packed = await readFile(join(modelFolder(language), `${language}.traineddata.gz`))
  const part = `${file}.${randomUUID()}`
  await writeFile(part, await promisify(gunzip)(packed))
  await rename(part, file)
  return folder
}
