import type { Data } from '@generated/data'

/** The result of a sent file: its reading, or the error. */
export type SendOutcome =
  | { kind: 'reading'; reading: Data.Invoices.Reading }
  | { kind: 'refused'; detail: string }
  /** The queue is full: retry after this many seconds. */
  | { kind: 'busy'; detail: string; seconds: number }
  | { kind: 'lost' }

/**
 * Posts a file to the URL of the page. `onSent` reports the progress from 0 to 1; at 1 the file is being
 * read.
 */
export function sendInvoice(
  url: string,
  form: FormData,
  onSent: (share: number) => void
): Promise<SendOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('Accept', 'application/json, application/problem+json')
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded / total))
    request.upload.addEventListener('load', () => onSent(1))
    request.addEventListener('error', () => resolve({ kind: 'lost' }))
    request.addEventListener('abort', () => resolve({ kind: 'lost' }))
    request.addEventListener('load', () => resolve(outcomeOf(request)))
    request.send(form)
  })
}

function outcomeOf(request: XMLHttpRequest): SendOutcome {
  const answer = request.response as {
    data?: Data.Invoices.Reading[]
    detail?: string
  } | null
  if (request.status === 200 && answer?.data?.length) {
    return { kind: 'reading', reading: answer.data[0] }
  }
  if (!answer?.detail) return { kind: 'lost' }
  const seconds = Number(request.getResponseHeader('Retry-After'))
  return request.status === 503 && seconds
    ? { kind: 'busy', detail: answer.detail, seconds }
    : { kind: 'refused', detail: answer.detail }
}
