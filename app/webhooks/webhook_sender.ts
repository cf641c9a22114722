import logger from '@adonisjs/core/services/logger'
import { sendDeliveries } from '#app/webhooks/send_deliveries'
import { tellExpiredPackages } from '#app/webhooks/tell_expired_packages'

/** How often a process looks for what is due, in ms: the shortest wait of a delivery. */
const pause = 5000

let timer: NodeJS.Timeout | null = null
let sending: Promise<void> | null = null
let isAsked = false

/** From now on this process tells webhooks: at once what is due, then whatever comes. */
export function startWebhookSender() {
  timer = setInterval(wakeWebhookSender, pause).unref()
  wakeWebhookSender()
}

/** Ends sending; resolves when what is under way is answered. */
export async function stopWebhookSender() {
  if (timer) clearInterval(timer)
  timer = null
  await sending
}

/** Something was queued. Does nothing in a process that does not send. */
export function wakeWebhookSender() {
  isAsked = true
  if (timer) sending ??= work().finally(() => (sending = null))
}

async function work() {
  while (isAsked && timer) {
    isAsked = false
    try {
      await tellExpiredPackages()
      await sendDeliveries({ goOn: () => timer !== null })
    } catch (error) {
      logger.error({ err: error }, 'Webhooks could not be told')
    }
  }
}
