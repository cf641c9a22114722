import { readFileSync, readlinkSync } from 'node:fs'
import { isAlive } from '#app/core/is_alive'
import { newUid } from '#app/core/uid'

/** The machine since its start, and the processes that see each other's ids; null where nobody knows that. */
const host = hostName()

/** Names this process among all that share the database: no other one has the name, at any time. */
export const processName = host
  ? `${host}/${process.pid}/${readStat(process.pid)!.startedAt}`
  : newUid()

/**
 * Whether the process with this name has surely ended. Of one on another machine or in another container, and
 * where there is no /proc, that is never known: it ends when its heartbeats do.
 */
export function hasEnded(name: string): boolean {
  const [boot, processes, pid, startedAt] = name.split('/')
  if (host === null || `${boot}/${processes}` !== host) return false
  if (!isAlive(Number(pid))) return true
  const found = readStat(Number(pid))
  return found !== null && (found.startedAt !== startedAt || found.hasEnded)
}

function hostName(): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const processes = readlinkSync('/proc/self/ns/pid').replace(/\D/g, '')
    return readStat(process.pid) && `${boot}/${processes}`
  } catch {
    return null
  }
}

/** When the process started, and whether only its parent's notice of its end is missing; null where it cannot be read. */
function readStat(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    /** Behind the name of the program, which may hold anything. */
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { startedAt: fields[19], hasEnded: ['Z', 'X'].includes(fields[0]) }
  } catch {
    return null
  }
}
