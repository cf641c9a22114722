import { existsSync, readFileSync, writeFileSync } from 'node:fs'

let more = true
while (more) {
  const query = new URLSearchParams({ limit: '100' })
  if (existsSync('cursor')) query.set('cursor', readFileSync('cursor', 'utf8'))
  const response = await fetch(`{{api}}/skills/changes/?${query}`, {
    headers: { Authorization: `Bearer ${process.env.SKILLARY_KEY}` },
  })
  if (!response.ok) throw new Error(await response.text())

  const { data, meta } = await response.json()
  for (const change of data) console.log(change) // your own database
  writeFileSync('cursor', meta.next_cursor)
  more = meta.has_more
}
