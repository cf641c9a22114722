import { wordsOf } from '~/components/status_tag'

/** The label of the status of an upload: in German, a cancelled package has another word. */
export function statusLabel(status: string): string {
  return wordsOf(status === 'cancelled' ? 'cancelled_upload' : status)
}
