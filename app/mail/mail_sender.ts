import logger from '@adonisjs/core/services/logger'
import { sendQueuedMails } from '#app/mail/send_queued_mails'

/** How often a process looks for mail that another one left behind, in ms. */
const pause = 60_000

let timer: NodeJS.Timeout | null = null
let sending: Promise<void> | null = null
let isAsked = false

/** From now on this process sends queued mail: at once what is there, then whatever comes. */
export function startMailSender() {
  timer = setInterval(wakeMailSender, pause).unref()
  wakeMailSender()
}

/** Ends sending; resolves when the mail that is under way is sent. */
export async function stopMailSender() {
  if (timer) clearInterval(timer)
  timer = null
  await sending
}

/** Something was queued. Does nothing in a process that does not send. */
export function wakeMailSender() {
  isAsked = true
  if (timer) sending ??= work().finally(() => (sending = null))
}

async function work() {
  while (isAsked && timer) {
    isAsked = false
    try {
      await sendQueuedMails()
    } catch (error) {
      logger.error({ err: error }, 'Queued mail could not be read')
    }
  }
}
