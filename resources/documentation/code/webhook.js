import { createHmac, timingSafeEqual } from 'node:crypto'

/** `body` is the text as it came; `headers` have small names. */
export function verify(body, headers, secret) {
  const id = headers['webhook-id']
  const timestamp = headers['webhook-timestamp']
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) throw new Error('too old')

  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const wanted = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  const isRight = headers['webhook-signature'].split(' ').some((signature) => {
    const given = Buffer.from(signature.slice('v1,'.length), 'base64')
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
  if (!isRight) throw new Error('wrong signature')
  return JSON.parse(body)
}
