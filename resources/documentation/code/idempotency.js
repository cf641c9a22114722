import { randomUUID } from 'node:crypto'

const once = randomUUID() // keep it for as long as you repeat this call

async function search(attempts) {
  const response = await fetch('{{api}}/skills/playground-search/?skills=JavaScript', {
    headers: {
      'Authorization': `Bearer ${process.env.SKILLARY_KEY}`,
      'Idempotency-Key': once,
    },
  }).catch((error) => error)
  if (response.ok) return response.json()
  const isTemporary = response instanceof Error || response.status >= 500
  if (!isTemporary || attempts <= 1) throw new Error(response.message ?? (await response.text()))
  return search(attempts - 1)
}

console.log(await search(3))
