import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'

type ScreenRequest = readonly ['get' | 'post' | 'delete', string]

/**
 * The users who were not redirected from the pages below `root`, as "get /create: ada@example.com";
 * empty if all were: users are redirected to the given dashboard, guests to login.
 */
export async function usersWithAccess(
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
