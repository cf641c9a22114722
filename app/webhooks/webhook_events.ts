/** What a client's webhooks can be told of. */
export const clientEvents = ['calls.low', 'package.expired'] as const
/** What the house's own can. */
export const houseEvents = ['upload.finished'] as const
/** What a button sends to any webhook, to try it. */
export const testEvent = 'webhook.test'

export const choosableEvents = [...clientEvents, ...houseEvents] as const
export const webhookEvents = [...choosableEvents, testEvent] as const

export type ChoosableEvent = (typeof choosableEvents)[number]
export type WebhookEvent = (typeof webhookEvents)[number]

/** The events that an owner may choose from; null is the house. */
export function eventsOf(clientId: number | null): readonly ChoosableEvent[] {
  return clientId === null ? houseEvents : clientEvents
}
