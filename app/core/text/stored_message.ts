import logger from '@adonisjs/core/services/logger'
import type { Language } from '#config/i18n'
import { messageIn, type LocalizedMessage } from '#app/core/text/text'

/** A message of a record: `message` is the English text of `said`, which records of older versions lack. */
interface StoredMessage<Message extends string | null> {
  uid: string
  message: Message
  said: LocalizedMessage | null
}

/**
 * The message in this language; in English if it has no message id, or was written with values for an older version of
 * the text.
 */
export function storedMessageIn<Message extends string | null>(
  language: Language,
  { uid, message, said }: StoredMessage<Message>
): string | Message {
  if (!said) return message
  try {
    return messageIn(language, said, message ?? undefined)
  } catch (error) {
    logger.warn({ err: error }, `The message of record ${uid} could not be formatted`)
    return message
  }
}

/** The columns of a message, or of an English text, in an update with the query builder. */
export function messageColumns(message: LocalizedMessage | string | null) {
  if (typeof message === 'string' || !message) return { message, said: null }
  return { message: messageIn('en', message), said: JSON.stringify(message) }
}
