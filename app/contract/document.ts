import type { Schema } from '#app/core/json_schema'

/** The parts of an OpenAPI document that we use. */
export interface Document {
  openapi: string
  info: Record<string, unknown>
  servers: Array<{ url: string; description: string }>
  tags: Array<{ name: string; description: string }>
  paths: Record<string, Record<string, OperationObject>>
  webhooks: Record<string, { post: WebhookObject }>
  components: Record<string, Record<string, unknown>>
}

/** The message that webhooks receive for an event. */
export type WebhookObject = Omit<OperationObject, `x-${string}`>

/** A method of a path. */
export interface OperationObject {
  operationId: string
  summary: string
  description: string
  tags: string[]
  deprecated?: true
  security: Array<Record<string, string[]>>
  parameters?: unknown[]
  requestBody?: {
    required: boolean
    description?: string
    content: Record<string, { schema: Schema; example?: unknown }>
  }
  responses: Record<string, unknown>
  [extension: `x-${string}`]: unknown
}
