import type { HttpContext } from '@adonisjs/core/http'
import { extractSkills, type ExtractQuery } from '#app/search/extract/extract_skills'
import {
  extractDefaults,
  extractValidator,
  longestTextBytes,
  TextTooLong,
} from '#app/search/extract/extract_validators'
import { respondToCall } from '#app/billing/metering/respond_to_call'
import { refuseUnknownDomain } from '#app/search/playground/read_search'

/** `POST /v1/skills/extract/`: finds skills in a text. Only the length of the text is stored. */
export default class V1ExtractController {
  async handle(ctx: HttpContext) {
    const query = await readExtract(ctx)
    const { text, ...filters } = query
    return respondToCall(ctx, {
      call: 'extract',
      compute: () => extractSkills(query),
      body: ({ skills, total_matches: total }) => ({
        skills,
        total_matches: total,
        returned: skills.length,
        offsets: query.offsets,
      }),
      record: ({ total_matches: totalMatches, returned }) => ({
        skills: [],
        filters: { ...filters, characters: codePointsOf(text) },
        totalMatches,
        returned,
      }),
    })
  }
}

/** Throws `TextTooLong`, and a validation error (422) that names the field. */
async function readExtract({ request }: Pick<HttpContext, 'request'>): Promise<ExtractQuery> {
  const { text } = request.body()
  const bytes = typeof text === 'string' ? Buffer.byteLength(text) : 0
  if (bytes > longestTextBytes) throw new TextTooLong(bytes)
  if (typeof text === 'string') {
    /** NUL is replaced by a blank, which separates words alike and keeps offsets. */
    request.updateBody({ ...request.body(), text: text.replaceAll('\u0000', ' ') })
  }
  const input = await request.validateUsing(extractValidator)
  await refuseUnknownDomain(input.domain)
  return { ...extractDefaults, ...input }
}

function codePointsOf(text: string): number {
  return [...text].length
}
