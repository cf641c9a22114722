import { usual, type StoredSearch } from '~/components/playground/query'
import { usePortal } from '~/use_portal'

/** The same search as a call from a program: ready to copy, with the token left open. */
export function Samples({ search }: { search: StoredSearch }) {
  const { apiBaseUrl, to } = usePortal()
  const server = `${apiBaseUrl || 'https://your-server'}${to('')}`
  const params = search.skills.map((skill) => `skills[]=${skill}`).concat(filtersOf(search))
  const options = filtersOf(search).map(
    (filter) => `--${filter.replace('_', '-').replace('=', ' ')}`
  )
  return (
    <div className="samples">
      <Sample
        title="curl"
        code={[
          `curl --get ${server}/v1/skills/playground-search/ \\`,
          ...params.map((param) => `  --data-urlencode ${quoted(param)} \\`),
          `  --header "Authorization: Bearer $ACCESS_TOKEN"`,
        ].join('\n')}
      />
      <Sample
        title="Terminal"
        code={['skillary search', ...search.skills.map(quoted), ...options].join(' ')}
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
