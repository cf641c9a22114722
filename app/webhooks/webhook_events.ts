/** The events for webhooks of clients. */
export const clientEvents = ['calls.low', 'package.expired'] as const
/** The events for webhooks of the organization itself. */
export const staffEvents = ['upload.finished'] as const
/** A test message to any webhook. */
export const testEvent = 'webhook.test'

export const choosableEvents = [...clientEvents, ...staffEvents] as const
export const webhookEvents = [...choosableEvents, testEvent] as const

export type ChoosableEvent = (typeof choosableEvents)[number]
export type WebhookEvent = (typeof webhookEvents)[number]

/** The events available to an owner; null is the organization itself. */
export function eventsOf(clientId: number | null): readonly ChoosableEvent[] {
  return clientId === null ? staffEvents : clientEvents
}
