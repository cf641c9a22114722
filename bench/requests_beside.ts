/** The requests to a server under load, and their time limits. */
import type { Figures } from './measured_server.js'
import type { BenchRow } from './types.js'

/** How long the idle server is measured. */
export const idleSeconds = 8

/** The requests, and how often per second they are sent. */
export const probes = [
  { name: 'a static request (robots.txt)', method: 'GET', path: '/robots.txt', rate: 50 },
  { name: 'a read (/v1/auth/me)', method: 'GET', path: '/v1/auth/me', rate: 20 },
  { name: 'a write (PATCH /v1/auth/me)', method: 'PATCH', path: '/v1/auth/me', rate: 5 },
] as const

/**
 * One row per probe: under load, compared with the greater of 100 ms and three times the idle time.
 */
export function rowsBeside(what: string, idle: Figures[], busy: Figures[]): BenchRow[] {
  return probes.map(({ name, rate }, at) => {
    const [quiet, loaded] = [idle[at], busy[at]]
    const most = Math.max(100, 3 * quiet.p99)
    const note =
      `${rate} a second, ${loaded.count} of them; p50 ${ms(loaded.p50)}, most ${ms(loaded.most)}; ` +
      `idle p50 ${ms(quiet.p50)}, p99 ${ms(quiet.p99)}; the reference is the limit, 100 ms or three times idle`
    return limitRow(`${what}: p99 of ${name}`, loaded.p99, most, 'ms', note)
  })
}

/** A value that must not exceed a limit. */
export function limitRow(
  name: string,
  ours: number,
  reference: number,
  unit: string,
  note: string
): BenchRow {
  return { name, ours, reference, unit, ratio: ours / reference, target: '≤ 1', note }
}

export function ms(value: number) {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`
}
