import env from '#start/env'

/** The port of health and metrics; null if they have none of their own. */
export const metricsPort = env.get('METRICS_PORT') ?? null

/** The bearer token of metrics and of the details of health. */
export const metricsToken = env.get('METRICS_TOKEN') ?? null

/** Whether requests are logged. */
export const logsRequests = env.get('REQUEST_LOG') !== 'off'

/** Where traces are sent (OTLP over HTTP); null without traces. */
export const tracesEndpoint = env.get('OTEL_EXPORTER_OTLP_ENDPOINT') ?? null
