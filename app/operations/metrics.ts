import { subscribe } from 'node:diagnostics_channel'
import db from '@adonisjs/lucid/services/db'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { replicasInUse } from '#app/core/db/replicas/replicas'
import { replicaStates } from '#app/core/db/replicas/replica'
import { queueFigures } from '#app/jobs/queue_figures'
import { loadQueues } from '#app/jobs/queues'
import { onRequest } from '#app/operations/requests'

const registers = [new Registry()]
const [registry] = registers

const requests = new Counter({
  name: 'skillary_http_requests_total',
  help: 'Requests by method, route and status. The status 499 means that the client closed the connection.',
  labelNames: ['method', 'route', 'status'],
  registers,
})

const requestSeconds = new Histogram({
  name: 'skillary_http_request_duration_seconds',
  help: 'Time from the start of a request to the end of its response, by method and route.',
  labelNames: ['method', 'route'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
})

const chargeSeconds = new Histogram({
  name: 'skillary_charge_duration_seconds',
  help: 'Time of a charge from its request to its commit, by outcome: charged, refused, failed.',
  labelNames: ['outcome'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers,
})

const jobSeconds = new Histogram({
  name: 'skillary_job_duration_seconds',
  help:
    'Time of the jobs of this process, by queue (uploads, mails, webhook_deliveries) and outcome: ' +
    'done, retried, failed, interrupted.',
  labelNames: ['queue', 'outcome'],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 1800],
  registers,
})

/** A gauge of figures that are read when the metrics are requested. */
function gauge(name: string, help: string, label: string) {
  return new Gauge({ name: `skillary_${name}`, help, labelNames: [label, 'state'], registers })
}

const jobs = gauge(
  'queue_jobs',
  'Jobs in the database, of all processes, by queue and state: waiting (due), running, retrying.',
  'queue'
)

const oldest = gauge(
  'queue_oldest_seconds',
  'Seconds since the oldest job that can run became due.',
  'queue'
)

const connections = gauge(
  'database_connections',
  'Connections of the pools of this process by state: used, free, and requests that wait for one.',
  'pool'
)

const poolSize = gauge('database_pool_size', 'The maximum number of connections of a pool.', 'pool')

const replicaState = gauge(
  'replica_state',
  'The state of each read replica, as this process sees it: 1 for used, behind, lost, promoted or foreign.',
  'replica'
)

const replicaLag = new Gauge({
  name: 'skillary_replica_lag_seconds',
  help: 'Upper bound of the lag of a replica. Missing if it is unknown.',
  labelNames: ['replica'],
  registers,
})

const replicaFallbacks = new Counter({
  name: 'skillary_replica_fallbacks_total',
  help: 'Reads that failed on a replica and ran on the primary instead.',
  labelNames: ['replica'],
  registers,
})

interface Traced {
  begun: number
  error?: unknown
}

interface ChargeTraced extends Traced {
  result?: object
}

interface JobTraced extends Traced {
  queue: string
  result?: { retryIn?: number; outcome?: string }
}

/** Starts measuring. Called once, and only where metrics are configured: this module is loaded lazily. */
export async function startMetrics() {
  collectDefaultMetrics({ register: registry })
  // Prometheus sees no increase of a series that begins with its first event.
  for (const outcome of ['charged', 'refused', 'failed']) chargeSeconds.zero({ outcome })
  for (const { name: queue } of await loadQueues()) {
    for (const outcome of ['done', 'retried', 'failed', 'interrupted']) {
      jobSeconds.zero({ queue, outcome })
    }
  }
  onRequest(({ method, route, status, seconds }) => {
    requests.inc({ method, route, status })
    requestSeconds.observe({ method, route }, seconds)
  })
  subscribe('tracing:skillary.charge:asyncEnd', (message) => {
    const { begun, error, result } = message as ChargeTraced
    const outcome = error ? 'failed' : result && 'refuse' in result ? 'refused' : 'charged'
    chargeSeconds.observe({ outcome }, secondsSince(begun))
  })
  subscribe('tracing:skillary.job:asyncEnd', (message) => {
    const { queue, begun, error, result } = message as JobTraced
    const { retryIn, outcome = retryIn === undefined ? 'done' : 'retried' } = result ?? {}
    jobSeconds.observe({ queue, outcome: error ? 'interrupted' : outcome }, secondsSince(begun))
  })
}

/** The metrics in the text format of Prometheus. Those of the database are missing if it does not respond. */
export async function metricsText(): Promise<{ type: string; body: string }> {
  readPools()
  readReplicas()
  await readQueues()
  return { type: registry.contentType, body: await registry.metrics() }
}

function readPools() {
  for (const [pool, { connection, config }] of db.manager.connections) {
    const tarn = connection?.pool
    if (!tarn) continue
    connections.set({ pool, state: 'used' }, tarn.numUsed())
    connections.set({ pool, state: 'free' }, tarn.numFree())
    connections.set({ pool, state: 'awaited' }, tarn.numPendingAcquires())
    poolSize.set({ pool }, config.pool?.max ?? 0)
  }
}

function readReplicas() {
  replicaLag.reset()
  replicaFallbacks.reset()
  for (const { label: replica, state, lag, fallbacks } of replicasInUse()) {
    for (const one of replicaStates) {
      replicaState.set({ replica, state: one }, Number(one === state))
    }
    if (lag !== null) replicaLag.set({ replica }, lag / 1000)
    replicaFallbacks.inc({ replica }, fallbacks)
  }
}

async function readQueues() {
  const figures = await queueFigures().catch(() => [])
  jobs.reset()
  oldest.reset()
  for (const { queue, waiting, running, retrying, oldestSeconds } of figures) {
    jobs.set({ queue, state: 'waiting' }, waiting)
    jobs.set({ queue, state: 'running' }, running)
    jobs.set({ queue, state: 'retrying' }, retrying)
    oldest.set({ queue }, oldestSeconds)
  }
}

function secondsSince(begun: number): number {
  return (performance.now() - begun) / 1000
}
