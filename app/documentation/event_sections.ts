import { contract } from '#app/contract/contract'
import { audienceOf } from '#app/contract/audience'
import { fieldRow } from '#app/documentation/calls_page'
import { linksFor } from '#app/documentation/chapters'
import { jsonView, type CodeView } from '#app/documentation/code_view'
import { describedEvents } from '#app/documentation/described_calls'
import { proseHtml } from '#app/documentation/markdown'
import { plainSection, type PageRequest, type Written } from '#app/documentation/page_parts'

/** A section for each message that webhooks send, with its fields and an example. */
export async function eventSections(
  request: PageRequest
): Promise<Pick<Written, 'sections' | 'samples'>> {
  const links = linksFor(request.door)
  const events = describedEvents(contract(audienceOf(request.visitor)))
  const samples = await Promise.all(
    events.map(async ({ id, name, example }): Promise<[string, CodeView[]]> => [
      id,
      [{ ...(await jsonView(name, example)), isEnglish: true }],
    ])
  )
  return {
    sections: events.map(({ id, name, summary, description, fields }) => ({
      ...plainSection(id, summary, request),
      prose: [proseHtml(description, links)],
      event: { name, fields: fields.map((field) => fieldRow(field, links)) },
    })),
    samples: Object.fromEntries(samples),
  }
}
