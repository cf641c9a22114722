import { exampleOf, text, whole, type Schema } from '#app/core/json_schema'

interface AnswerHeader {
  description: string
  schema: Schema
  /** Every answer whose description names it has it. */
  isSure?: boolean
}

/** The headers that answers of `/v1` tell things by. */
export const answerHeaders: Record<string, AnswerHeader> = {
  'Link': {
    description: 'The next and the previous page of the list (RFC 8288), where there is one.',
    schema: text('</v1/skills/list/?cursor=eyJrIjpb>; rel="next"'),
  },
  'ETag': {
    description: 'The version of what is answered, for `If-Match` or `If-None-Match`.',
    schema: text('"7"'),
    isSure: true,
  },
  'Location': {
    description: 'Where to read what became of it.',
    schema: text('/v1/skills/task-status/0199d3b2-6c41-7d0a-9a3e-5b8f2c1d4e60/'),
    isSure: true,
  },
  'Content-Disposition': {
    description: 'The name of the file.',
    schema: text('attachment; filename="skills.csv"'),
    isSure: true,
  },
  'Content-Location': {
    description:
      'Where the kept bytes of an export stay for a day, if `snapshot=true` asked for that.',
    schema: text('/v1/skills/export-skills/?snapshot=aGVsbG8'),
  },
  'Content-Range': {
    description: 'Which bytes of how many these are.',
    schema: text('bytes 1024-4095/4096'),
    isSure: true,
  },
  'Accept-Ranges': {
    description: '`bytes` where an export was kept and can be gone on with.',
    schema: text('bytes'),
  },
  'RateLimit-Policy': {
    description:
      'The limit that holds for a client (draft-ietf-httpapi-ratelimit-headers); staff have none.',
    schema: text('"requests";q=600;w=60'),
  },
  'RateLimit': {
    description: 'How many requests are left, and in how many seconds the count begins anew.',
    schema: text('"requests";r=599;t=60'),
  },
  'X-Calls-Charged': {
    description: 'What this call cost, in calls; in a repetition, what the first answer cost.',
    schema: whole(1),
  },
  'X-Calls-Limit': {
    description: 'The calls of the client’s active packages together.',
    schema: whole(1000),
  },
  'X-Calls-Remaining': {
    description: 'The calls that are left.',
    schema: whole(876),
  },
  'X-Key-Calls-Remaining': {
    description: 'The calls that the cap of the API key leaves; only for keys that have one.',
    schema: whole(76),
  },
  'Idempotent-Replayed': {
    description:
      '`true` where the Idempotency-Key was answered before: nothing is done or charged again, and `X-Calls-Charged` says what the first answer cost.',
    schema: text('true'),
  },
  'Reader-Token': {
    description: 'The `reader_token` of the answer, where there is one.',
    schema: text('ski_EXAMPLE'),
  },
  'Retry-After': {
    description:
      'Seconds to wait before the next attempt; never with `quota_exceeded` and `key_cap_reached`.',
    schema: whole(30, { minimum: 1 }),
  },
  'WWW-Authenticate': {
    description: 'How to say who calls.',
    schema: text('Bearer'),
    isSure: true,
  },
  'Allow': {
    description: 'The methods that the path has.',
    schema: text('GET, HEAD'),
    isSure: true,
  },
}

/** The headers as the document's components have them. */
export function headerComponents() {
  const entries = Object.entries(answerHeaders).map(([name, { description, schema, isSure }]) => {
    const { examples, ...rest } = schema
    const header = { description, required: isSure === true, schema: rest }
    return [name, { ...header, example: exampleOf({ examples }) }]
  })
  return Object.fromEntries(entries) as Record<string, object>
}
