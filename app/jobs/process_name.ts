import { readFileSync, readlinkSync } from 'node:fs'
import { isAlive } from '#app/core/is_alive'
import { newUid } from '#app/core/uid'

/** Identifies the boot of this machine and the PID namespace; null if unknown. */
const host = hostName()

/** The name of this process, unique among all that ever share the database. */
export const processName = host
  ? `${host}/${process.pid}/${readStat(process.pid)!.startedAt}`
  : newUid()

/**
 * Whether the process with this name has certainly ended. Unknown, thus false, for processes on
 * another machine or in another container and on systems without /proc; their claims expire when
 * the heartbeats stop.
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

/** The start time of the process, and whether it is a zombie; null if it cannot be read. */
function readStat(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    /** The fields after the program name, which may contain any character. */
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { startedAt: fields[19], hasEnded: ['Z', 'X'].includes(fields[0]) }
  } catch {
    return null
  }
}
