import { usual, type StoredSearch } from '~/components/playground/query'

/** The same search as a call from a program, ready to copy; only who one is stays open. */
export function Samples({ search, api }: { search: StoredSearch; api: string }) {
  const params = search.skills.map((skill) => `skills[]=${skill}`).concat(filtersOf(search))
  const options = filtersOf(search).map(
    (filter) => `--${filter.replace('_', '-').replace('=', ' ')}`
  )
  return (
    <div className="samples">
      <Sample
        title="curl"
        code={[
          `curl --get ${api}/skills/playground-search/ \\`,
          ...params.map((param) => `  --data-urlencode ${quoted(param)} \\`),
          `  --header "Authorization: Bearer $ACCESS"`,
        ].join('\n')}
      />
      <Sample
        title="An access token for it"
        code={[
          `curl ${api}/auth/login/ \\`,
          `  --json '{"email": "you@example.com", "password": "…"}'`,
        ].join('\n')}
      />
      <Sample
        title="The skillary program"
        code={[
          `skillary login --server ${api.replace(/\/v1$/, '')}`,
          ['skillary search', ...search.skills.map(quoted), ...options].join(' '),
        ].join('\n')}
      />
    </div>
  )
}

function Sample({ title, code }: { title: string; code: string }) {
  return (
    <section>
      <h3>{title}</h3>
      <pre className="code-block" tabIndex={0} aria-label={title}>
        <code>{code}</code>
      </pre>
    </section>
  )
}

/** The filters that differ from the usual ones, as parameters. */
function filtersOf({ filters }: StoredSearch): string[] {
  return Object.entries(filters)
    .filter(([name, value]) => String(value) !== usual[name as keyof typeof usual])
    .map(([name, value]) => `${name}=${value}`)
}

/** For a shell, as one word. */
function quoted(text: string): string {
  return /^[\w=.+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
