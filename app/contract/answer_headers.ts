import { exampleOf, text, integer, type Schema } from '#app/core/json_schema'

interface AnswerHeader {
  description: string
  schema: Schema
  /** Always present in responses that list it. */
  isSure?: boolean
}

/** The response headers of `/v1`. */
export const answerHeaders: Record<string, AnswerHeader> = {
  'Link': {
    description: 'The next and the previous page of the list (RFC 8288).',
    schema: text('</v1/skills/list/?cursor=eyJrIjpb>; rel="next"'),
  },
  'ETag': {
    description: 'The version of the answer, for `If-Match` or `If-None-Match`.',
    schema: text('"7"'),
    isSure: true,
  },
  'Location': {
    description: 'The URL of the record or the task.',
    schema: text('/v1/skills/task-status/0199d3b2-6c41-7d0a-9a3e-5b8f2c1d4e60/'),
    isSure: true,
  },
  'Content-Disposition': {
    description: 'The name of the file.',
    schema: text('attachment; filename="skills.csv"'),
    isSure: true,
  },
  'Content-Location': {
    description: 'The URL of the stored export, valid for a day, with `snapshot=true`.',
    schema: text('/v1/skills/export-skills/?snapshot=aGVsbG8'),
  },
  'Content-Range': {
    description: 'The range of bytes and the total size.',
    schema: text('bytes 1024-4095/4096'),
    isSure: true,
  },
  'Accept-Ranges': {
    description: '`bytes` if the export is stored and can be resumed.',
    schema: text('bytes'),
  },
  'RateLimit-Policy': {
    description:
      'The rate limit of the client (draft-ietf-httpapi-ratelimit-headers). Staff have none.',
    schema: text('"requests";q=600;w=60'),
  },
  'RateLimit': {
    description: 'The requests left and the seconds until the limit resets.',
    schema: text('"requests";r=599;t=60'),
  },
  'X-Calls-Charged': {
    description: 'The calls charged. In a replayed answer, those charged for the first one.',
    schema: integer(1),
  },
  'X-Calls-Limit': {
    description: 'The total calls of the client’s active packages.',
    schema: integer(1000),
  },
  'X-Calls-Remaining': {
    description: 'The calls left.',
    schema: integer(876),
  },
  'X-Key-Calls-Remaining': {
    description: 'The calls left below the cap of the API key, if it has one.',
    schema: integer(76),
  },
  'Idempotent-Replayed': {
    description:
      '`true` if the answer is a replay for a known `Idempotency-Key`. Nothing is charged again.',
    schema: text('true'),
  },
  'Reader-Token': {
    description: 'The `reader_token` of the answer, if it has one.',
    schema: text('ski_EXAMPLE'),
  },
  'Retry-After': {
    description:
      'The seconds to wait before a retry. Not sent with `quota_exceeded` and `key_cap_reached`.',
    schema: integer(30, { minimum: 1 }),
  },
  'WWW-Authenticate': {
    description: 'The authentication scheme.',
    schema: text('Bearer'),
    isSure: true,
  },
  'Allow': {
    description: 'The methods that the path supports.',
    schema: text('GET, HEAD'),
    isSure: true,
  },
}

/** The headers as components of the document. */
export function headerComponents() {
  const entries = Object.entries(answerHeaders).map(([name, { description, schema, isSure }]) => {
    const { examples, ...rest } = schema
    const header = { description, required: isSure === true, schema: rest }
    return [name, { ...header, example: exampleOf({ examples }) }]
  })
  return Object.fromEntries(entries) as Record<string, object>
}
