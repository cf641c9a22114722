/**
 * Preloaded by NODE_OPTIONS into programs that a test starts; only acts in upload processes. Writes the process
 * id to the file PROCESS_STARTS, then runs PROCESS_START: `hold <ms>`, `fail`, or `hang`, which blocks the first
 * process once it has started, and records that.
 */
import { appendFileSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

if (/upload_process\.[jt]s$/.test(process.argv[1] ?? '')) {
  const { PROCESS_STARTS: file = '', PROCESS_START: command = '' } = process.env
  appendFileSync(file, `${process.pid}\n`)
  const isFirst = readFileSync(file, 'utf8').trim() === String(process.pid)

  if (command === 'fail') throw new Error('no memory for this start')
  if (command.startsWith('hold ')) await wait(Number(command.slice(5)))
  if (command === 'hang' && isFirst) hangOnceBegun()
}

function hangOnceBegun() {
  const send = process.send!.bind(process)
  process.send = (message: unknown) =>
    send(message, undefined, undefined, () => {
      if (message !== 'alive') return
      appendFileSync(process.env.PROCESS_STARTS!, 'hung\n')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    })
}
