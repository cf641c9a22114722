const tones: Record<string, string> = {
  published: 'is-success',
  active: 'is-success',
  succeeded: 'is-success',
  paid: 'is-success',
  draft: 'is-neutral',
  queued: 'is-neutral',
  scheduled: 'is-neutral',
  invited: 'is-neutral',
  running: 'is-primary',
  succeeded_with_errors: 'is-warning',
  exhausted: 'is-warning',
  unpaid: 'is-warning',
  archived: 'is-muted',
  inactive: 'is-muted',
  expired: 'is-muted',
  cancelled: 'is-muted',
  void: 'is-muted',
  failed: 'is-danger',
  suspended: 'is-danger',
  refunded: 'is-danger',
}

/** A status as a dot and its word: `succeeded_with_errors` reads "Succeeded with errors". */
export function StatusTag({ status }: { status: string }) {
  return <span className={`status ${tones[status] ?? 'is-neutral'}`}>{wordsOf(status)}</span>
}

/** `co_occurs` → "Co occurs". */
export function wordsOf(code: string): string {
  const words = code.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
