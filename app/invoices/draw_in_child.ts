import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readingLimits } from '#app/invoices/read_in_child'
import type { PagePicture } from '#app/invoices/read_file'

const bootMs = 20_000
const lookEvery = 15
const heapMegabytes = 288

type Message = 'ready' | { pictures: PagePicture[] }

/**
 * Draws the pages of a stranger's file in a process of its own, within the limits of a reading. No picture
 * is worth a fault: where it takes too long or too much there is none.
 */
export function drawInChild(bytes: Uint8Array): Promise<PagePicture[]> {
  return new Promise((resolve) => {
    const extension = extname(import.meta.filename)
    const program = fileURLToPath(new URL(`../../bin/draw_invoice${extension}`, import.meta.url))
    const child = fork(program, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: process.env.NODE_ENV,
        NODE_COMPILE_CACHE: join(tmpdir(), 'skillary-compiled'),
      },
      execArgv: [
        ...(extension === '.ts' ? ['--import=@poppinss/ts-exec'] : []),
        `--max-old-space-size=${heapMegabytes}`,
      ],
    })
    const end = (pictures: PagePicture[]) => {
      clearTimeout(timer)
      clearInterval(watch)
      child.kill('SIGKILL')
      resolve(pictures)
    }
    let timer = setTimeout(() => end([]), bootMs)
    const watch = setInterval(() => {
      if (residentBytes(child.pid) > readingLimits.residentBytes) end([])
    }, lookEvery)
    child.on('message', (message: Message) => {
      if (message !== 'ready') return end(message.pictures)
      clearTimeout(timer)
      timer = setTimeout(() => end([]), readingLimits.textMs)
      child.send({ bytes }, (error) => {
        if (error) end([])
      })
    })
    child.on('error', () => end([]))
    child.on('exit', () => end([]))
  })
}

/** The memory that a process holds, where the system says so. */
function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * 4096
  } catch {
    return 0
  }
}
