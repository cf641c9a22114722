/** The result of a form that a script sent: data, or the reason why there is none. */
export interface FormAnswer<Result> {
  data: Result | null
  reason: string | null
}

/** Sends a form to a page of the portal, which responds to scripts with JSON. `otherwise`: the reason without a response. */
export async function sendForm<Result>(
  url: string,
  body: FormData,
  { signal, otherwise }: { signal?: AbortSignal; otherwise: string }
): Promise<FormAnswer<Result>> {
  try {
    const response = await fetch(url, {
      ...{ method: 'POST', body, signal },
      headers: { accept: 'application/json, application/problem+json' },
    })
    const answer: { data?: Result | null; message?: string | null; detail?: string } =
      await response.json()
    if (answer.data) return { data: answer.data, reason: null }
    return { data: null, reason: answer.message ?? answer.detail ?? otherwise }
  } catch {
    return { data: null, reason: otherwise }
  }
}
