import logger from '@adonisjs/core/services/logger'
import { queueScheduledEvents } from '#app/webhooks/event_sources'
import { sendDeliveries } from '#app/webhooks/send_deliveries'

/** How often a process looks for what is due, in ms: the shortest wait of a delivery. */
const pause = 5000

let timer: NodeJS.Timeout | null = null
let telling: Promise<void> | null = null
let sending: Promise<void> | null = null
let isAsked = false
let bell = Promise.withResolvers<void>()

/** From now on this process tells webhooks: at once what is due, then whatever comes. */
export function startWebhookSender() {
  timer = setInterval(look, pause).unref()
  look()
}

/** Ends sending; resolves when what is under way is answered. */
export async function stopWebhookSender() {
  if (timer) clearInterval(timer)
  timer = null
  await Promise.all([telling, sending])
}

/**
 * Something was queued: it is sent at once where there is room, whoever else is being waited for. Does
 * nothing in a process that does not send.
 */
export function wakeWebhookSender() {
  if (!timer) return
  isAsked = true
  bell.resolve()
  bell = Promise.withResolvers()
  sending ??= send().finally(() => (sending = null))
}

function look() {
  telling ??= tell().finally(() => (telling = null))
  wakeWebhookSender()
}

async function tell() {
  try {
    await queueScheduledEvents()
  } catch (error) {
    logger.error({ err: error }, 'Events for webhooks could not be queued')
  }
}

async function send() {
  while (isAsked && timer) {
    isAsked = false
    try {
      await sendDeliveries({ goOn: () => timer !== null, woken: () => bell.promise })
    } catch (error) {
      logger.error({ err: error }, 'Webhook deliveries could not be sent')
    }
  }
}
