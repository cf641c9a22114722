import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { InvoiceFault } from '#app/invoices/reading/invoice_fault'
import { readInChild } from '#app/invoices/reading/process/read_in_child'
import { longTexts } from './long_texts.ts'

/** The result and cost of each hostile file, compared with expected.json. */
export async function hostileTable(folder: string): Promise<string> {
  if (!existsSync(folder)) return ''
  const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Record<
    string,
    string
  >
  const files = readdirSync(folder)
    .sort()
    .filter((name) => name in expected)
    .map((name) => [name, readFileSync(join(folder, name))] as const)
  for (const name of Object.keys(longTexts)) expected[name] = 'read (text)'
  const rows: string[] = []
  for (const [name, bytes] of [...files, ...Object.entries(longTexts)]) {
    const memory = watchMemory()
    const start = performance.now()
    const end = await outcomeOf(bytes)
    const seconds = (performance.now() - start) / 1000
    const megabytes = memory.most() / 1024 / 1024
    const isRight = fits(end, expected[name]) && seconds <= 10 && megabytes <= 512
    rows.push(
      `| ${name} | ${expected[name]} | ${end} | ${seconds.toFixed(1)} | ${megabytes ? megabytes.toFixed(0) : '–'} | ${isRight ? 'yes' : 'NO'} |`
    )
  }
  return [
    '',
    `### Hostile files: ${rows.filter((row) => row.endsWith('yes |')).length} of ${rows.length} as expected`,
    '',
    '| file | expected | ended | s | MB at most | right |',
    '| --- | --- | --- | ---: | ---: | --- |',
    ...rows,
  ].join('\n')
}

async function outcomeOf(bytes: Buffer): Promise<string> {
  try {
    const { meta } = await readInChild(bytes)
    return `read (${meta.route})`
  } catch (error) {
    if (!(error instanceof InvoiceFault)) throw error
    const { code, read } = error
    const isPart = read && read.pagesRead < read.pages
    return isPart ? `${code}, ${read.pagesRead} of ${read.pages} pages read` : code
  }
}

/** Our names for two of the outcomes that are only described there. */
const sameAs: Record<string, string> = { empty_file: 'unsupported_or_empty' }

function fits(end: string, expected: string): boolean {
  const code = end.split(',')[0]
  return (
    expected.includes(sameAs[code] ?? code) &&
    (!/first 20/.test(expected) || /^not_an_invoice, 20 of/.test(end))
  )
}

/** The peak memory of the child processes. */
function watchMemory() {
  let most = 0
  const timer = setInterval(() => {
    for (const pid of children()) most = Math.max(most, residentBytes(pid))
  }, 5)
  return {
    most: () => {
      clearInterval(timer)
      return most
    },
  }
}

function children(): string[] {
  try {
    return readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
  } catch {
    return []
  }
}

/** The high-water mark that the system records. */
function residentBytes(pid: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
