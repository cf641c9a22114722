import portal from '#config/portal'
import { sectionOf } from '#app/core/errors/error_codes'
import { tIn } from '#app/core/text/text'
import { linksFor, type CallChapter } from '#app/documentation/chapters'
import { jsonView, sampleView, type CodeView } from '#app/documentation/code_view'
import type { DescribedCall, DescribedField } from '#app/documentation/described_calls'
import { exampleCall, firstAnswer } from '#app/documentation/example_call'
import { inlineHtml, proseHtml, type Links } from '#app/documentation/markdown'
import {
  plainSection,
  type CallFacts,
  type FieldRow,
  type PageRequest,
  type Written,
} from '#app/documentation/page_parts'
import type { Titles } from '#app/documentation/titles'
import { tryFormOf } from '#app/documentation/try_form'
import { limitOf } from '#app/billing/limits'

/** The reference of the calls of a chapter. */
export async function callsPage(
  { slug, title, description, calls }: CallChapter,
  request: PageRequest,
  titles: Titles | null
): Promise<Written> {
  const links = linksFor(request.door)
  const views = await Promise.all(calls.map((call) => callCodes(call, request)))
  return {
    title: titles?.chapters[slug].title ?? title,
    lead: inlineHtml(titles?.chapters[slug].lead ?? description, links),
    sections: calls.map((call) => ({
      ...plainSection(call.id, titles?.calls[call.operationId] ?? call.summary, request),
      prose: [proseHtml(shortDescription(call), links)],
      call: factsOf(call, links, request),
    })),
    samples: Object.fromEntries(calls.map(({ id }, index) => [id, views[index]])),
  }
}

/** The description without callers and price, which the page shows separately. */
export function shortDescription({ description }: DescribedCall): string {
  return description.split('\n\n')[0]
}

async function callCodes(call: DescribedCall, request: PageRequest): Promise<CodeView[]> {
  const { language } = request
  const { example, status, type } = firstAnswer(call.answers)
  const sample = await callSample(call, request)
  if (example === undefined || !type?.includes('json')) return [sample]
  const title = tIn(language, 'documentation_answers.answer_of_status', { status: String(status) })
  return [sample, await jsonView(title, example)]
}

/** The sample of a call in the language that the reader chose, with its price. */
export async function callSample(
  call: DescribedCall,
  { sampleLanguage, setup, language }: PageRequest
): Promise<CodeView> {
  const { method, path, price } = call
  const request = exampleCall(call, portal.apiUrl)
  return {
    ...(await sampleView(`${method} ${path}`, request, sampleLanguage)),
    price: price
      ? tIn(language, 'documentation_answers.calls', { calls: limitOf(setup, price) })
      : tIn(language, 'documentation_answers.free'),
  }
}

/** A row about a field, with its description as HTML. */
export function fieldRow(
  { description, isRequired, ...field }: DescribedField,
  links: Links
): FieldRow {
  return { ...field, is_required: isRequired, text: inlineHtml(description, links) }
}

function factsOf(call: DescribedCall, links: Links, request: PageRequest): CallFacts {
  const row = (field: DescribedField) => fieldRow(field, links)
  const { method, path, callers, keyAbility, price, body } = call
  return {
    method,
    path,
    callers,
    key_ability: keyAbility,
    price: price && limitOf(request.setup, price),
    parameters: call.parameters.map(({ in: where, example: _, ...field }) => ({
      in: where,
      ...row(field),
    })),
    body: body && { type: body.type, is_required: body.isRequired, fields: body.fields.map(row) },
    answers: call.answers.map(({ status, description, type, fields, headers }) => ({
      status,
      type,
      text: inlineHtml(description, links),
      fields: fields.map(row),
      headers: headers.map((header) => ({
        name: header.name,
        text: inlineHtml(header.description, links),
      })),
    })),
    errors: call.errors.map(({ status, code }) => ({
      status,
      code,
      href: links(`/docs/errors#${sectionOf(code)}`),
    })),
    try_form: tryFormOf(call, request.visitor),
  }
}
