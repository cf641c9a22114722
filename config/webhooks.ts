import env from '#start/env'

/** The allowed targets of webhooks, and the timeout of receivers. */
const webhooks = {
  /** Allows private, loopback and other addresses that are not public. */
  privateNetworks: env.get('WEBHOOK_PRIVATE_NETWORKS') ?? false,
  /** Allows http as well as https. */
  http: env.get('WEBHOOK_HTTP') ?? false,
  /** The ports besides 443 and, with http, 80; `*` for all from 1024 that no other service uses. */
  ports: env.get('WEBHOOK_PORTS'),
  /** From the DNS lookup to the end of the response. */
  timeoutSeconds: 15,
}

export default webhooks
