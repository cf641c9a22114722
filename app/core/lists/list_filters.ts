import type { LucidModel } from '@adonisjs/lucid/types/model'
import { isPostgres } from '#app/core/db/prepared_rows'
import { maximumSearch, withoutNulTrimmed } from '#app/core/lists/list_url'
import type { ListFilter, ListQuery } from '#app/core/lists/listing'
import { momentOf } from '#app/core/moment'
import { t } from '#app/core/text/text'
import { isUid } from '#app/core/uid'

/** A filter that accepts one or more of the given values, separated by commas. */
export function choiceFilter<Model extends LucidModel>(
  words: readonly string[],
  apply: (query: ListQuery<Model>, chosen: string[]) => void
): ListFilter<Model> {
  return {
    expects: () => t('core_answers.expects_words', { words: words.join(', ') }),
    schema: { type: 'array', items: { type: 'string', enum: [...words] } },
    read(text) {
      const chosen = text.split(',')
      if (!chosen.every((word) => words.includes(word))) return null
      return (query) => apply(query, chosen)
    },
  }
}

/** A filter that accepts the public id of another record. */
export function idFilter<Model extends LucidModel>(
  apply: (query: ListQuery<Model>, uid: string) => void
): ListFilter<Model> {
  return {
    expects: () => t('core_answers.expects_id'),
    schema: { type: 'string', format: 'uuid' },
    read: (text) => (isUid(text) ? (query) => apply(query, text) : null),
  }
}

/** A filter that accepts an integer from `least` to `most`. */
export function integerFilter<Model extends LucidModel>(
  [least, most]: readonly [least: number, most: number],
  apply: (query: ListQuery<Model>, number: number) => void
): ListFilter<Model> {
  return {
    expects: () => t('core_answers.expects_whole_number', { least, most }),
    schema: { type: 'integer', minimum: least, maximum: most },
    read(text) {
      const number = Number(text)
      if (!/^\d{1,15}$/.test(text) || number < least || number > most) return null
      return (query) => apply(query, number)
    },
  }
}

/** A filter that accepts a part of a name. */
export function textFilter<Model extends LucidModel>(
  apply: (query: ListQuery<Model>, text: string) => void
): ListFilter<Model> {
  return {
    expects: () => t('core_answers.expects_text', { most: maximumSearch }),
    schema: { type: 'string', maxLength: maximumSearch },
    read(text) {
      if (text.length > maximumSearch) return null
      const clean = withoutNulTrimmed(text)
      return (query) => {
        if (clean) apply(query, clean)
      }
    },
  }
}

/**
 * A filter by timestamp: from it on, or before it. A date without time covers the whole day in UTC,
 * so `to` the 21st includes the 21st.
 */
export function timestampFilter<Model extends LucidModel>(
  column: string,
  end: 'from' | 'to'
): ListFilter<Model> {
  return {
    expects: () => t('core_answers.expects_moment'),
    read(text) {
      const read = momentOf(text)
      if (!read) return null

      const isDay = text.length === 10
      const bound = isDay && end === 'to' ? read.plus({ days: 1 }) : read
      const sign = end === 'from' ? '>=' : '<'
      return (query) =>
        query.where(column, sign, bound.toFormat(query.client.dialect.dateTimeFormat))
    },
  }
}

/** Matches rows whose column contains the text; both must be in the same case. */
export function whereContains<Model extends LucidModel>(
  query: ListQuery<Model>,
  column: string,
  text: string
): void {
  query.whereRaw(`${column} like ? escape '\\'`, [containsPattern(text)])
}

/** Matches rows whose column contains the text, ignoring case. */
export function whereContainsAnyCase<Model extends LucidModel>(
  query: ListQuery<Model>,
  column: string,
  text: string
): void {
  const compared = isPostgres(query.client) ? comparedOnPostgres(column, text) : column
  whereContains(query, compared, text.toLowerCase())
}

/**
 * `lower` takes longer than the comparison. A text without letters does not need it, and for one of ASCII letters, the rules
 * of the collation C find the same rows in less time. On SQLite, `like` ignores the case of ASCII letters.
 */
function comparedOnPostgres(column: string, text: string): string {
  if (text.toLowerCase() === text.toUpperCase()) return column
  return /^[\x20-\x7e]*$/.test(text) ? `lower(${column} collate "C")` : `lower(${column})`
}

/** The pattern of `like … escape '\'` for values that contain the text. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
