import type { HttpContext } from '@adonisjs/core/http'
import portal from '#config/portal'
import { codeSample } from '#app/core/samples/code_samples'
import { doors } from '#app/core/samples/documentation_doors'
import { tIn } from '#app/core/text/text'
import DefaultSetup from '#app/billing/default_setup'
import { callChapters, findCall, linksFor } from '#app/documentation/chapters'
import { exampleCall, firstAnswer } from '#app/documentation/example_call'
import { guideNames, guideText, readCode, readProgram } from '#app/documentation/guide'
import { pagesFor, pathOfPage } from '#app/documentation/documentation_page'
import type { GuideValues } from '#app/documentation/guide'
import { guideValues } from '#app/documentation/guide_values'

/** `/llms.txt` (llmstxt.org): the guide and the list of calls for partners as Markdown, for programs that read text. */
export default class LlmsController {
  async show({ response }: HttpContext) {
    const values = await guideValues(await DefaultSetup.current(), 'en')
    const sections = await Promise.all(
      guideNames.map((name) => guideText(name, values, (...place) => blockOf(values, ...place)))
    )
    const text = [
      `# ${portal.name}`,
      `> ${tIn('en', 'documentation_answers.lead', { portal: portal.name })}`,
      ...sections.map((section) => section.trim().replace(/^#/gm, '##')),
      await pageList(),
      ...callLists(),
    ].join('\n\n')
    return response
      .type('text/plain', 'utf-8')
      .header('Cache-Control', 'public, max-age=3600')
      .send(`${withAddresses(text)}\n`)
  }
}

/** The code of a placeholder; nothing for the reader's key. */
async function blockOf(values: GuideValues, place: string, argument: string): Promise<string> {
  const [subject, ...words] = argument.split(' ')
  if (place === 'section') return `### ${words.join(' ')}`
  if (place === 'code') return fenced(await readCode(subject, values))
  if (place === 'program') return fenced(await readProgram(subject, 'curl', values))
  const call = findCall(subject)
  if (!call) return ''
  if (place === 'call')
    return fenced({ code: codeSample(exampleCall(call, portal.apiUrl), 'curl') })
  return fenced({ code: JSON.stringify(firstAnswer(call.answers).example, null, 2) })
}

function fenced({ code }: { code: string }): string {
  return `\`\`\`\n${code}\n\`\`\``
}

/** All pages for partners. */
async function pageList(): Promise<string> {
  const groups = await pagesFor({ language: 'en', visitor: 'guest' })
  const pages = groups.flatMap((group) => group.pages)
  const lines = pages.map(({ title, slug }) => `- [${title}](${pathOfPage(doors.public, slug)})`)
  return ['## Pages', '', ...lines].join('\n')
}

function callLists(): string[] {
  return callChapters('partner').map(({ title, calls }) =>
    [
      `## ${title}`,
      '',
      ...calls.map(
        (call) => `- [${call.method} ${call.path}](call:${call.operationId}): ${call.summary}`
      ),
    ].join('\n')
  )
}

/** Absolute URLs, since the text is read outside the site. */
function withAddresses(text: string): string {
  const links = linksFor(doors.public)
  return text.replace(
    /\]\((call:\w+|\/[^)]*)\)/g,
    (_, href: string) => `](${portal.url}${links(href)})`
  )
}
