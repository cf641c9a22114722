import vine from '@vinejs/vine'
import { PlainMessages } from '#app/core/text/validation_messages'
import { momentOf } from '#app/core/moment'
import { wholeNumber } from '#app/core/text/number_fields'

/** A page must fit both events of a relation whose type changes. */
const leastEvents = 2
export const mostEvents = 1000
export const standardEvents = 100

const aMoment = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && momentOf(value)) return
  field.report('playground_answers.since', 'date', field)
})

const onlyAtFirst = vine.createRule((_, __, field) => {
  const { cursor } = field.parent as { cursor?: unknown }
  if (cursor === undefined || cursor === null) return
  field.report('playground_answers.since_or_cursor', 'one_of_several', field)
})

/** The cursor of the feed, or its start time. */
export const changesValidator = vine.create({
  cursor: vine.string().maxLength(500).optional(),
  since: vine.string().use(aMoment()).use(onlyAtFirst()).optional(),
  limit: wholeNumber().range([leastEvents, mostEvents]).optional(),
})

changesValidator.messagesProvider = new PlainMessages({
  'limit.number': 'playground_answers.events_limit',
  'limit.range': 'playground_answers.events_limit',
  'limit.withoutDecimals': 'playground_answers.events_limit',
})
