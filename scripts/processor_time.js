/** The processor time of processes from /proc, as Linux has it. */
import { readdirSync, readFileSync } from 'node:fs'

/** Processor time is counted in hundredths of a second. */
const tick = 10_000

/** Of a process, in microseconds; `reaped` is that of its children that have ended. */
export function processorTime(pid) {
  const [utime, stime, cutime, cstime] = fieldsOf(pid).slice(11, 15).map(Number)
  return { own: tick * (utime + stime), reaped: tick * (cutime + cstime) }
}

/** Of a process and all of its children, in microseconds. */
export function processorTimeOfAll(parent) {
  const { own, reaped } = processorTime(parent)
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid && parentOf(pid) === parent)
  return children.reduce((sum, pid) => sum + processorTime(pid).own, own + reaped)
}

/** Null if the process has ended. */
export function parentOf(pid) {
  try {
    return Number(fieldsOf(pid)[1])
  } catch {
    return null
  }
}

/** From the state on: the name in parentheses before it may contain spaces. */
function fieldsOf(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}
