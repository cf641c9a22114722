import { metricsPort, metricsToken, tracesEndpoint } from '#config/operations'

/** Starts metrics, traces and the port for operators, as configured; returns a function that ends them. */
export async function startOperations(): Promise<() => Promise<void>> {
  const ends: Array<() => Promise<void>> = []
  if (metricsPort || metricsToken) {
    const { startMetrics } = await import('#app/operations/metrics')
    await startMetrics()
  }
  if (tracesEndpoint) {
    const { startTraces } = await import('#app/operations/traces')
    ends.push(startTraces())
  }
  if (metricsPort) {
    const { startOperationsServer } = await import('#app/operations/operations_server')
    ends.push(await startOperationsServer(metricsPort))
  }
  return async () => {
    await Promise.all(ends.map((end) => end()))
  }
}
