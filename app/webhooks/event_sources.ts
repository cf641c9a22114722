/** Queues events that time causes rather than a request, such as the end of a package's term. */
type EventSource = () => Promise<unknown>

const sources: EventSource[] = []

/** Adds a source that the webhook sender asks before it looks for deliveries. See app/shell/registrations.ts. */
export function addEventSource(source: EventSource) {
  sources.push(source)
}

/** Runs every source. Throws what a source throws. */
export async function queueScheduledEvents(): Promise<void> {
  for (const source of sources) await source()
}
