import { errorCodes, sectionOf, type ErrorCode } from '#app/core/errors/error_codes'
import { fieldCodes } from '#app/core/errors/field_codes'
import { placeOfCall, linksFor } from '#app/documentation/chapters'
import type { DescribedCall } from '#app/documentation/described_calls'
import { proseHtml } from '#app/documentation/markdown'
import {
  plainSection,
  type DocumentedSection,
  type PageRequest,
} from '#app/documentation/page_parts'

/** The maximum number of operations listed for a code; more common codes list none. */
const mostCallsOfCode = 12

/** A section for each code of errors, with the calls that it is specific to. */
export function errorSections(request: PageRequest, calls: DescribedCall[]): DocumentedSection[] {
  const links = linksFor(request.door)
  return (Object.keys(errorCodes) as ErrorCode[]).map((code) => {
    const { title, status, means, remedy } = errorCodes[code]
    const refused = calls.filter(({ errors }) => errors.some((error) => error.code === code))
    const named = refused.map(
      (call) => `[${call.method} ${call.path}](${placeOfCall(call, '/docs')})`
    )
    const where = named.length && named.length <= mostCallsOfCode ? `\n\n${listed(named)}` : ''
    return {
      ...plainSection(sectionOf(code), title, request),
      prose: [proseHtml(`${means}\n\n${remedy}${where}${besideFields(code)}`, links)],
      error: { code, statuses: [...status] },
    }
  })
}

/** The codes of fields, for the code of invalid input. */
function besideFields(code: ErrorCode): string {
  if (code !== 'validation_failed') return ''
  const rows = Object.entries(fieldCodes).map(([name, means]) => `| \`${name}\` | ${means} |`)
  return `\n\n| \`code\` of a field | Means |\n| --- | --- |\n${rows.join('\n')}`
}

function listed(lines: string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}
