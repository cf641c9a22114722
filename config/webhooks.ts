import env from '#start/env'

/** Where webhooks may lead, and how long a receiver may take. */
const webhooks = {
  /** Private, loopback and other addresses that are no part of the internet. */
  privateNetworks: env.get('WEBHOOK_PRIVATE_NETWORKS') ?? false,
  /** Plain http besides https. */
  http: env.get('WEBHOOK_HTTP') ?? false,
  /** From looking the name up to the end of the answer. */
  timeoutSeconds: 15,
}

export default webhooks
