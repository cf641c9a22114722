import portal from '#config/portal'
import { tIn } from '#app/core/text/text'
import { findCall, linksFor } from '#app/documentation/chapters'
import { callSample } from '#app/documentation/calls_page'
import { codeView, jsonView, type CodeView } from '#app/documentation/code_view'
import { firstAnswer } from '#app/documentation/example_call'
import {
  readCode,
  readGuide,
  readProgram,
  slugOfGuide,
  type GuideName,
  type GuideSection,
  type GuideValues,
} from '#app/documentation/guide'
import { guideValues } from '#app/documentation/guide_values'
import { inlineHtml, type Part } from '#app/documentation/markdown'
import { plainSection, type PageRequest, type Written } from '#app/documentation/page_parts'

/** A page of the guide. The first one has the title of the documentation, and its own title as a section. */
export async function guidePage(name: GuideName, request: PageRequest): Promise<Written> {
  const { door, language, setup } = request
  const values = await guideValues(setup, language)
  const links = linksFor(door)
  const { title, lead, sections } = await readGuide(name, { language, values, links })
  const codes = await Promise.all(sections.map((section) => codesOf(section, values, request)))
  const isFirst = slugOfGuide(name) === ''
  const own = sections.map(({ id, title: heading, parts }) => ({
    ...plainSection(id, heading),
    prose: parts.flatMap((part) => proseOf(part)),
  }))
  if (isFirst) {
    own[0] = { ...own[0], id: 'quick-start', title, prose: [inlineHtml(lead), ...own[0].prose] }
  }
  return {
    title: isFirst ? tIn(language, 'documentation_answers.documentation') : title,
    lead: isFirst
      ? inlineHtml(tIn(language, 'documentation_answers.lead', { portal: portal.name }))
      : inlineHtml(lead, links),
    sections: own,
    samples: Object.fromEntries(own.map(({ id }, index) => [id, codes[index]])),
  }
}

function proseOf(part: Part): Array<string | null> {
  if (part.kind === 'prose') return [part.html]
  return part.name === 'key' ? [null] : []
}

/** The code blocks that a text of the guide includes. */
async function codesOf(
  { parts }: GuideSection,
  values: GuideValues,
  request: PageRequest
): Promise<CodeView[]> {
  const places = parts.filter((part) => part.kind === 'place' && part.name !== 'key')
  const codes = await Promise.all(
    places.map((part) => {
      const { name, argument } = part as Extract<Part, { kind: 'place' }>
      const [subject, ...words] = argument.split(' ')
      const title = words.join(' ')
      return codeOf(name, { subject, title, values, request })
    })
  )
  return codes.filter((code) => code !== null)
}

interface AskedCode {
  subject: string
  title: string
  values: GuideValues
  request: PageRequest
}

async function codeOf(
  place: string,
  { subject, title, values, request }: AskedCode
): Promise<CodeView | null> {
  const { language, sampleLanguage } = request
  const call = findCall(subject)
  switch (place) {
    case 'call':
      return call && callSample(call, request)
    case 'answer': {
      if (!call) return null
      const { example } = firstAnswer(call.answers)
      return jsonView(tIn(language, 'documentation_answers.answer'), example)
    }
    case 'program':
      return codeView(title, {
        ...(await readProgram(subject, sampleLanguage, values)),
        isSample: true,
      })
    case 'code':
      return codeView(title, await readCode(subject, values))
    default:
      throw new Error(`Unknown placeholder "${place}"`)
  }
}
