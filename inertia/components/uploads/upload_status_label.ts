import { statusLabel } from '~/components/status_tag'

/** The label of the status of an upload: in German, a cancelled package has another word. */
export function uploadStatusLabel(status: string): string {
  return statusLabel(status === 'cancelled' ? 'cancelled_upload' : status)
}
