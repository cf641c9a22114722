import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'

type ScreenRequest = readonly ['get' | 'post' | 'delete', string]

/**
 * Those who were not turned away from the screens below `root`, as "get /create: ada@example.com";
 * empty when all is well: a person is sent to the dashboard named beside them, a guest to sign in.
 */
export async function letIn(
  client: ApiClient,
  root: string,
  requests: readonly ScreenRequest[],
  people: ReadonlyArray<readonly [User, string]>
): Promise<string[]> {
  const found: string[] = []
  for (const [method, path] of requests) {
    const ask = () => client[method](`${root}${path}`).withCsrfToken().redirects(0)
    const guest = await ask()
    if (guest.header('location') !== '/auth/login') found.push(`${method} ${path}: a guest`)
    for (const [person, home] of people) {
      const response = await ask().loginAs(person)
      if (response.header('location') !== home) found.push(`${method} ${path}: ${person.email}`)
    }
  }
  return found
}
